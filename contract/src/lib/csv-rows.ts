/**
 * Reads a table as spreadsheets save and copy it; csv.ts writes one. Not with csv-parse, because browsers
 * read tables with this file too, and csv-parse for browsers is 120 KB before it is minified.
 */

/** What is most often between the cells of the first line. */
function dividerOf(text: string): string {
  const [line = ''] = text.trimStart().split('\n');
  const count = (divider: string) => line.split(divider).length;
  return ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * An apostrophe in front, or after a divider, is how spreadsheets and csv.ts keep a text from being a
 * formula.
 */
const plain = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')
    .replace(/(;\s*)'(?=[=+\-@＝＋－＠])/gu, '$1');

interface CsvRow {
  /** The line of the text on which it begins. */
  line: number;
  cells: string[];
}

/**
 * RFC 4180 with any divider: a quoted cell may contain dividers, line ends and doubled quotation marks. Empty
 * rows are left out.
 */
export function csvRows(given: string): CsvRow[] {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const divider = dividerOf(text);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = '';
  let isQuoted = false;
  let line = 1;
  const endCell = () => {
    row.cells.push(plain(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\n') line += 1;
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && letter === divider) endCell();
    else if (!isQuoted && letter === '\n') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}
