import { deskTexts } from '@lab/contract/desk/texts';
import type { ReactNode } from 'react';
import type { Column } from './arrange.ts';
import styles from './data-table.module.css';
import { pageSize, type Table } from './use-table.ts';

const { table: texts } = deskTexts;

interface Props<Row> {
  table: Table<Row>;
  caption: string;
  /** Heading of the column with the row numbers; without it there is no such column. */
  numbered?: string;
  selectable?: boolean;
  /** A column with pictures, which cannot be sorted, searched or exported. */
  picture?: { label: string; show: (row: Row) => ReactNode };
  actions?: (row: Row) => ReactNode;
}

/** The table of all admin lists; on a phone each row becomes a card. */
export function DataTable<Row extends { _id: string }>(props: Props<Row>) {
  const { table, caption, numbered, selectable = false, picture, actions } = props;
  const { shown, page } = table;
  const columns = table.columns.filter(({ hidden }) => !hidden);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selectable && (
            <th scope="col" className={styles.check}>
              <ChooseAll table={table} />
            </th>
          )}
          {numbered && <th scope="col">{numbered}</th>}
          {picture && <th scope="col">{picture.label}</th>}
          {columns.map((column) => (
            <Heading key={column.name} table={table} column={column} />
          ))}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">{texts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, at) => (
          <tr key={row._id} data-chosen={table.isChosen(row) || undefined}>
            {selectable && (
              <td className={styles.check}>
                <Choose table={table} row={row} />
              </td>
            )}
            {numbered && <td data-label={numbered}>{(page - 1) * pageSize + at + 1}</td>}
            {picture && <td data-label={picture.label}>{picture.show(row)}</td>}
            {columns.map(({ name, label, value, show = value, long }) => (
              <td key={name} data-label={label} className={long ? styles.long : undefined}>
                {show(row)}
              </td>
            ))}
            {actions && (
              <td className={styles.actions}>
                <div>{actions(row)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading<Row>({ table, column }: { table: Table<Row>; column: Column<Row> }) {
  const { state, change } = table;
  const sorted = state.sort === column.name;
  const order = sorted ? (state.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className={styles.sort}
        data-order={order}
        // The order is ascending, then descending, then the original one.
        onClick={() =>
          change({
            sort: sorted && state.descending ? '' : column.name,
            descending: sorted && !state.descending,
          })
        }
      >
        {column.label}
      </button>
    </th>
  );
}

export function Choose<Row>({ table, row }: { table: Table<Row>; row: Row }) {
  return (
    <input
      type="checkbox"
      aria-label={texts.select(table.nameOf(row))}
      checked={table.isChosen(row)}
      onChange={({ target }) => table.choose([row], target.checked)}
    />
  );
}

export function ChooseAll<Row>({ table }: { table: Table<Row> }) {
  const { shown, isChosen, choose } = table;
  const all = shown.length > 0 && shown.every(isChosen);
  return (
    <input
      type="checkbox"
      aria-label={texts.selectAll}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = !all && shown.some(isChosen);
      }}
      onChange={() => choose(shown, !all)}
    />
  );
}
