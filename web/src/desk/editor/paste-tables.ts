/** Tables from the clipboard, with cells as Markdown has them: of one line, and none merged. */

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, section, article';

export function cleanTables(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    const width = Math.max(0, ...[...table.rows].map(({ cells }) => cells.length));
    // What has one column, or tables in its cells, is the layout of a page.
    if (width < 2 || table.querySelector('table')) continue;
    for (const block of table.querySelectorAll(`:is(td, th) :is(${blocks})`)) {
      block.replaceWith(' ', ...block.childNodes, ' ');
    }
    splitCells(table, width);
  }
}

/** Where a merged cell was, empty ones keep the others in their columns. */
function splitCells(table: HTMLTableElement, width: number): void {
  /** For each column, how many of the next rows the merged cell above covers. */
  const covered: number[] = [];
  const emptyCell = () => table.ownerDocument.createElement('td');
  for (const row of table.rows) {
    let column = 0;
    const fill = (add: (cell: Element) => void) => {
      for (let rows = covered[column] ?? 0; rows > 0; rows = covered[column] ?? 0) {
        covered[column] = rows - 1;
        add(emptyCell());
        column += 1;
      }
    };
    for (const cell of [...row.cells]) {
      fill((empty) => cell.before(empty));
      // Some programs write 100 where they mean all columns.
      const columns = Math.min(cell.colSpan, width);
      for (let at = column; at < column + columns; at += 1) covered[at] = cell.rowSpan - 1;
      cell.after(...Array.from({ length: columns - 1 }, emptyCell));
      column += columns;
    }
    fill((empty) => row.append(empty));
  }
}
