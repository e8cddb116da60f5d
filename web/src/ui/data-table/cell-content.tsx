import type { Column } from './arrange.ts';
import styles from './data-table.module.css';

interface Props<Row> {
  column: Column<Row>;
  row: Row;
}

export function CellContent<Row>({ column: { value, show, is }, row }: Props<Row>) {
  if (show) return show(row);
  return is === 'email' ? <Address text={String(value(row))} /> : value(row);
}

/** A column that is shown below the first one. */
export function Folded<Row>({ column, row }: Props<Row>) {
  return (
    <div className={styles.folded}>
      <CellContent column={column} row={row} />
    </div>
  );
}

/** An email address that has no room on one line breaks after its @. */
function Address({ text }: { text: string }) {
  const at = text.lastIndexOf('@') + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
