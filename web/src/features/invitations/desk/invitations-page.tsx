import { api } from '@lab/contract';
import { invitationDeskTexts as texts } from '@lab/contract/features/invitations/desk/texts';
import type { Invitation, InvitedPerson } from '@lab/contract/features/invitations/schemas';
import { roleTexts } from '@lab/contract/features/users/roles/desk/words';
import { siteTexts } from '@lab/contract/texts/texts';
import { useState } from 'react';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { confirm } from '../../../ui/confirm.ts';
import { choiceFilter, timeColumn } from '../../../ui/data-table/columns.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { RowAction } from '../../../ui/data-table/row-menu.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { InviteForm } from './invite-form.tsx';
import { MadeAddresses } from './made-addresses.tsx';

const { columns, states } = texts;

function stateOf({ acceptedAt, expiresAt, ended }: Invitation): keyof typeof states {
  if (acceptedAt) return 'accepted';
  if (ended) return 'ended';
  return Date.parse(expiresAt) < Date.now() ? 'expired' : 'open';
}

const roleOf = ({ role, grants = [] }: Invitation) =>
  [
    texts.roles[role].replace(/:.*/, ''),
    ...grants.map((grant) => roleTexts.names[grant.role].toLowerCase()),
  ].join(', ');

const declared: TableDeclaration<Invitation> = {
  columns: [
    { name: 'email', label: columns.email, value: ({ email }) => email, is: 'email' },
    { name: 'name', label: columns.name, value: ({ name }) => name, folds: true },
    { name: 'role', label: columns.role, value: roleOf },
    { name: 'state', label: columns.state, value: (one) => states[stateOf(one)] },
    { name: 'by', label: columns.by, value: ({ by }) => by, is: 'email' },
    timeColumn('createdAt', columns.createdAt, formatShortDate),
  ],
  filters: [choiceFilter('state', columns.state, states, stateOf)],
  nameOf: ({ email }) => email,
};

export default function InvitationsPage() {
  const table = useTable(declared, useTableRows(api.invitations.list));
  const [made, setMade] = useState<InvitedPerson[]>([]);
  /** At once and beside the earlier ones, because nobody can see an address again. */
  const show = (people: InvitedPerson[]) =>
    setMade((before) => [
      ...people,
      ...before.filter(({ email }) => !people.some((person) => person.email === email)),
    ]);
  const renewal = useRecordMutation({
    run: async ({ _id: id }: Invitation) => show([await call(api.invitations.renew, { params: { id } })]),
    failed: texts.renewFailed,
  });
  const withdrawal = useRecordMutation({
    run: ({ _id: id }: Invitation) => call(api.invitations.withdraw, { params: { id } }),
    done: () => texts.withdrawn,
    failed: texts.withdrawFailed,
  });

  async function withdraw(one: Invitation) {
    const { withdrawTitle: title, withdrawText, withdraw: yes } = texts;
    const question = { title, text: withdrawText(one.email), confirm: yes, danger: true };
    if (await confirm(question)) withdrawal.mutate(one);
  }

  function actionsOf(one: Invitation): RowAction[] {
    if (one.acceptedAt) return [];
    return [
      { label: texts.renew, run: () => renewal.mutate(one) },
      { label: texts.withdraw, danger: true, run: () => void withdraw(one) },
    ];
  }

  return (
    <DeskPage title={siteTexts.menu.invitations} lead={texts.lead}>
      {made.length > 0 && <MadeAddresses people={made} onClose={() => setMade([])} />}
      <InviteForm onMade={show} />
      <TableToolbar table={table} file="invitations" />
      <TableContent table={table} empty={texts.empty}>
        <DataTable table={table} caption={siteTexts.menu.invitations} actions={actionsOf} />
      </TableContent>
    </DeskPage>
  );
}
