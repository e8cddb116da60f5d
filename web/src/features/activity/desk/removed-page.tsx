import { api } from '@lab/contract';
import { kindNames } from '@lab/contract/features/activity/kind-names';
import type { Removal } from '@lab/contract/features/desk/schemas';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { kinds, type RestorableKind } from '@lab/contract/kinds/kinds';
import { siteTexts } from '@lab/contract/texts/texts';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx';
import { timeColumn } from '../../../ui/data-table/columns.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';

const { removed: texts } = deskTexts;

const restorableKinds: RestorableKind[] = [
  ...Object.values(kinds).map(({ name }) => name),
  'paper',
  'freePage',
];

function nameOfKind(name: string): string {
  const kind = restorableKinds.find((one) => one === name);
  return kind ? kindNames[kind] : name;
}

const declared: TableDeclaration<Removal> = {
  columns: [
    { name: 'name', label: texts.columns.name, value: ({ name }) => name, long: true },
    { name: 'kindName', label: texts.columns.kind, value: ({ kind }) => nameOfKind(kind) },
    timeColumn('createdAt', texts.columns.createdAt, formatDateTime),
    timeColumn('expiresAt', texts.columns.expiresAt, formatDateTime),
  ],
  filters: [
    {
      name: 'kind',
      label: texts.columns.kind,
      options: restorableKinds
        .map((kind) => ({ value: kind, label: kindNames[kind] }))
        .sort((a, b) => a.label.localeCompare(b.label)),
      matches: ({ kind }, value) => kind === value,
    },
  ],
  nameOf: ({ name }) => name,
};

const restore = ({ kind, id }: Removal) => call(api.desk.restore, { params: { kind, id } });

/** Deleted records that can be restored; lists and the activity log lead here. */
export default function RemovedPage() {
  const table = useTable(declared, useTableRows(api.desk.removed));
  const restoring = useRecordMutation({
    run: restore,
    target: ({ id }) => id,
    done: () => deskTexts.restored,
    failed: deskTexts.errors.tooLate,
  });
  return (
    <DeskPage title={siteTexts.menu.recentlyDeleted} lead={texts.lead}>
      <TableToolbar table={table} file="deleted" />
      <BulkBar
        table={table}
        actions={[
          {
            label: texts.restore,
            confirm: texts.restoreConfirm,
            warning: texts.restoreAllText,
            run: restore,
          },
        ]}
        onDone={() => table.source.refetch()}
      />
      <TableContent table={table} empty={texts.empty}>
        <DataTable
          table={table}
          caption={siteTexts.menu.recentlyDeleted}
          selectable
          actions={(removal) => [{ label: texts.restore, run: () => restoring.mutate(removal) }]}
        />
      </TableContent>
    </DeskPage>
  );
}
