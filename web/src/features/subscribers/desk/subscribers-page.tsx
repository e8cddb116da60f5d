import { api } from '@lab/contract';
import { subscriberDeskTexts as texts } from '@lab/contract/features/subscribers/desk/texts';
import type { Subscriber } from '@lab/contract/features/subscribers/schemas';
import { siteTexts } from '@lab/contract/texts/texts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { confirm } from '../../../ui/confirm.ts';
import { choiceFilter, timeColumn } from '../../../ui/data-table/columns.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';

const { columns, confirmed } = texts;

const stateOf = (one: Subscriber) => (one.confirmed ? 'yes' : 'no');

const declared: TableDeclaration<Subscriber> = {
  columns: [
    { name: 'email', label: columns.email, value: ({ email }) => email, is: 'email' },
    { name: 'confirmed', label: columns.confirmed, value: (one) => confirmed[stateOf(one)] },
    timeColumn('createdAt', columns.createdAt, formatShortDate),
  ],
  filters: [choiceFilter('confirmed', columns.confirmed, confirmed, stateOf)],
  nameOf: ({ email }) => email,
};

export default function SubscribersPage() {
  const table = useTable(declared, useTableRows(api.subscribers.list));
  const { data } = useQuery(endpointQuery(api.mail.settings, {}));
  const removal = useRecordMutation({
    run: ({ _id: id }: Subscriber) => call(api.subscribers.remove, { params: { id } }),
    done: () => texts.removed,
    failed: texts.removeFailed,
  });

  async function remove(one: Subscriber) {
    const { removeTitle: title, removeText, remove: yes } = texts;
    if (await confirm({ title, text: removeText(one.email), confirm: yes, danger: true }))
      removal.mutate(one);
  }

  return (
    <DeskPage title={siteTexts.menu.subscribers} lead={texts.lead}>
      {data && !(data.isSetUp && data.subscriptions) && <Alert severity="info">{texts.closed}</Alert>}
      {data && <p>{texts.count(data.subscribers)}</p>}
      <TableToolbar table={table} file="subscribers" />
      <TableContent table={table} empty={texts.empty}>
        <DataTable
          table={table}
          caption={siteTexts.menu.subscribers}
          actions={(one) => [{ label: texts.remove, danger: true, run: () => void remove(one) }]}
        />
      </TableContent>
    </DeskPage>
  );
}
