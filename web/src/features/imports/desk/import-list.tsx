import { api } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { importStates } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';

const { columns, states, start: texts } = importTexts;

const declared: TableDeclaration<OneImport> = {
  columns: [
    { name: 'fileName', label: columns.fileName, value: ({ fileName }) => fileName, long: true },
    { name: 'state', label: columns.state, value: ({ state }) => states[state] },
    { name: 'made', label: columns.counts, value: ({ outcomes, total }) => `${outcomes.made} / ${total}` },
    { name: 'by', label: columns.by, value: ({ by }) => by },
    {
      name: 'createdAt',
      label: columns.createdAt,
      value: ({ createdAt }) => createdAt,
      show: ({ createdAt }) => formatDateTime(createdAt),
      is: 'date',
    },
  ],
  filters: [
    {
      name: 'state',
      label: columns.state,
      options: importStates.map((value) => ({ value, label: states[value] })),
      matches: ({ state }, value) => state === value,
    },
  ],
  nameOf: ({ fileName }) => fileName,
};

export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const table = useTable(declared, useTableRows(api.imports.list));
  return (
    <section>
      <h2>{texts.earlier}</h2>
      <TableContent table={table} empty={texts.none}>
        <DataTable
          table={table}
          caption={texts.earlier}
          open={{ label: () => texts.open, run: ({ _id }) => onOpen(_id) }}
        />
      </TableContent>
    </section>
  );
}
