import { deskTexts } from '@lab/contract/features/desk/texts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { CellContent, Folded } from './cell-content.tsx';
import { Choose, ChooseAll } from './choose.tsx';
import styles from './data-table.module.css';
import { Heading } from './heading.tsx';
import { type RowAction, RowMenu } from './row-menu.tsx';
import { useFocusInList } from './use-focus-in-list.ts';
import { pageSize, type Table } from './use-table.ts';

const { table: texts } = deskTexts;
const onFirstScreen = 5;
/** Narrower than this the rows are cards, in which each value has a line of its own. */
const narrow = '(min-width: 42rem) and (max-width: 75rem)';

interface Props<Row> {
  table: Table<Row>;
  caption: string;
  /** Heading of the column with the row numbers; without it there is no such column. */
  numbered?: string;
  selectable?: boolean;
  /** A column with pictures, which cannot be sorted, searched or exported. */
  picture?: { label: string; show: (row: Row) => ReactNode };
  /**
   * Makes a button of the first column, or with `asButton` one that shows its label. `id` is of the row that
   * is open.
   */
  open?: { id?: string | null; label: (row: Row) => string; run: (row: Row) => void; asButton?: true };
  actions?: (row: Row) => RowAction[];
}

/** The table of all admin lists; where there is little room, each row becomes a card. */
export function DataTable<Row extends { _id: string }>(props: Props<Row>) {
  const { table, caption, numbered, selectable = false, picture, open, actions } = props;
  const { shown, page } = table;
  const isNarrow = useMediaQuery(narrow, { noSsr: true });
  const visible = table.columns.filter(({ hidden }) => !hidden);
  const folded = isNarrow ? visible.filter(({ folds }) => folds) : [];
  const columns = visible.filter((column) => !folded.includes(column));
  // A slow device first renders what fits on its screen.
  const drawn = useDeferredValue(shown.length, onFirstScreen);
  const body = useRef<HTMLTableSectionElement>(null);
  const opened = useRef<string>(null);
  const openId = open?.id ?? null;
  // When a record is closed, the focus goes back to its row.
  useEffect(() => {
    const closed = openId === null && opened.current;
    opened.current = openId;
    if (closed)
      body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(closed)}"] button`)?.focus();
  }, [openId]);
  const noteFocus = useFocusInList({
    list: body,
    rows: shown,
    partOf: ({ _id }) => `[data-row="${CSS.escape(_id)}"] button`,
  });
  return (
    <MuiTable className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead>
        <TableRow>
          {selectable && (
            <TableCell padding="checkbox" className={styles.check}>
              <ChooseAll table={table} />
            </TableCell>
          )}
          {numbered && <TableCell>{numbered}</TableCell>}
          {picture && <TableCell>{picture.label}</TableCell>}
          {columns.map((column, place) => (
            <Heading
              key={column.name}
              table={table}
              column={column}
              folded={place === 0 ? folded : undefined}
            />
          ))}
          {(open?.asButton || actions) && (
            <TableCell>
              <span className="visually-hidden">{texts.actions}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody
        ref={body}
        onFocus={({ target }) => noteFocus(target.closest<HTMLElement>('[data-row]')?.dataset.row)}
      >
        {shown.slice(0, drawn).map((row, at) => (
          <TableRow
            key={row._id}
            hover
            selected={table.isChosen(row)}
            data-row={row._id}
            data-open={row._id === openId || undefined}
          >
            {selectable && (
              <TableCell padding="checkbox" className={styles.check}>
                <Choose table={table} row={row} />
              </TableCell>
            )}
            {numbered && (
              <TableCell className={styles.number} data-label={numbered}>
                {(page - 1) * pageSize + at + 1}
              </TableCell>
            )}
            {picture && (
              <TableCell className={styles.picture} data-label={picture.label}>
                {picture.show(row)}
              </TableCell>
            )}
            {columns.map((column, place) => (
              <TableCell
                key={column.name}
                data-label={column.label}
                className={styles[column.long ? 'long' : (column.is ?? 'short')]}
                data-first={place === 0 || undefined}
              >
                {open && !open.asButton && place === 0 ? (
                  <Link
                    component="button"
                    className={styles.open}
                    aria-current={row._id === open.id ? 'true' : undefined}
                    aria-label={`${open.label(row)}: ${column.value(row)}`}
                    onClick={() => open.run(row)}
                  >
                    <CellContent column={column} row={row} />
                  </Link>
                ) : (
                  <CellContent column={column} row={row} />
                )}
                {place === 0 && folded.map((below) => <Folded key={below.name} column={below} row={row} />)}
              </TableCell>
            ))}
            {open?.asButton && (
              <TableCell className={styles.opener}>
                <Button
                  variant="outlined"
                  size="small"
                  aria-current={row._id === open.id ? 'true' : undefined}
                  aria-label={`${open.label(row)}: ${visible[0]?.value(row)}`}
                  onClick={() => open.run(row)}
                >
                  {open.label(row)}
                </Button>
              </TableCell>
            )}
            {actions && (
              <TableCell padding="checkbox" className={styles.actions}>
                <RowMenu name={table.nameOf(row)} actions={actions(row)} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </MuiTable>
  );
}
