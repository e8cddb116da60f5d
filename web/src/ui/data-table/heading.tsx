import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Column } from './arrange.ts';
import type { Table } from './use-table.ts';

interface Props<Row> {
  table: Table<Row>;
  column: Column<Row>;
  /** The columns that are shown below this one. */
  folded?: readonly Column<Row>[];
}

/** The heading of a column; each of its names sorts the table. */
export function Heading<Row>({ table, column, folded = [] }: Props<Row>) {
  const { state, change } = table;
  const direction = state.descending ? 'desc' : 'asc';
  const named = [column, ...folded];
  return (
    <TableCell sortDirection={named.some(({ name }) => name === state.sort) && direction}>
      {named.map(({ name, label }) => {
        const sorted = state.sort === name;
        return (
          <TableSortLabel
            key={name}
            active={sorted}
            direction={sorted ? direction : 'asc'}
            // The order is ascending, then descending, then the original one.
            onClick={() =>
              change({
                sort: sorted && state.descending ? '' : name,
                descending: sorted && !state.descending,
              })
            }
          >
            {label}
          </TableSortLabel>
        );
      })}
    </TableCell>
  );
}
