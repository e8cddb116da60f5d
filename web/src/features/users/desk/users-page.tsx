import { api } from '@lab/contract';
import { givenRoles, hasEnded } from '@lab/contract/api/given-roles';
import { consentDeskTexts } from '@lab/contract/features/legal/consent/desk/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { roleDeskTexts } from '@lab/contract/features/users/roles/desk/texts';
import { roleTexts } from '@lab/contract/features/users/roles/desk/words';
import type { User } from '@lab/contract/features/users/schemas';
import { userTexts } from '@lab/contract/features/users/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { Face } from '../../../desk/face.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { confirm } from '../../../ui/confirm.ts';
import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { RowAction } from '../../../ui/data-table/row-menu.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RolesDialog } from './roles-dialog.tsx';

const { columns, roles } = userTexts;

const roleNames: Record<User['role'], string> = { '': roles.none, writer: roles.writer, admin: roles.admin };

/** Also those beside it that have not ended. */
const roleOf = ({ role, blocked, grants = [] }: User) =>
  [
    roleNames[role],
    ...grants
      .filter(({ until }) => !hasEnded(until, new Date()))
      .map((grant) => roleTexts.names[grant.role].toLowerCase()),
    ...(blocked ? [userTexts.blocked.toLowerCase()] : []),
  ].join(', ');

const declared: TableDeclaration<User> = {
  columns: [
    { name: 'name', label: columns.name, value: ({ name }) => name },
    { name: 'email', label: columns.email, value: ({ email }) => email, is: 'email', folds: true },
    { name: 'role', label: columns.role, value: roleOf },
    {
      name: 'createdAt',
      label: userTexts.joined,
      value: ({ createdAt }) => createdAt,
      show: ({ createdAt }) => formatShortDate(createdAt),
      is: 'date',
    },
    {
      name: 'consent',
      label: consentDeskTexts.column,
      value: ({ consent }) => String(consent?.version ?? ''),
      hidden: true,
    },
  ],
  filters: [
    {
      name: 'role',
      label: columns.role,
      options: [
        { value: 'none', label: roles.none },
        { value: 'writer', label: roles.writer },
        { value: 'admin', label: roles.admin },
        ...givenRoles.map((value) => ({
          value,
          get label() {
            return roleTexts.names[value];
          },
        })),
        { value: 'blocked', label: userTexts.blocked },
      ],
      matches: ({ role, blocked, grants }, value) =>
        value === 'blocked'
          ? blocked === true
          : (role || 'none') === value || grants?.some((grant) => grant.role === value) === true,
    },
  ],
  nameOf: ({ name, email }) => name || email,
};

type Change = keyof typeof userTexts.changes;

const calls: Record<Change, (id: string) => Promise<{ modifiedCount: number }>> = {
  makeAdmin: (id) => call(api.users.makeAdmin, { params: { id } }),
  removeAdmin: (id) => call(api.users.removeAdmin, { params: { id } }),
  makeWriter: (id) => call(api.users.changeRole, { params: { id }, body: { role: 'writer' } }),
  takeWriter: (id) => call(api.users.changeRole, { params: { id }, body: { role: '' } }),
  block: (id) => call(api.users.block, { params: { id } }),
  unblock: (id) => call(api.users.unblock, { params: { id } }),
};

/**
 * Who loses the desk or the account is asked for in red; the question about the role of a writer is red too.
 */
const severe: readonly Change[] = ['removeAdmin', 'block'];
const isTaken = (change: Change) => severe.includes(change) || change === 'takeWriter';

/**
 * Returns whether the account was another before. The toast shows at once and does not wait for the lists.
 */
async function send(change: Change, { _id, name }: User): Promise<boolean> {
  const isNew = (await calls[change](_id)).modifiedCount > 0;
  const texts = userTexts.changes[change];
  if (!isNew && 'already' in texts) toast(texts.already(name), { kind: 'info', milliseconds: 2000 });
  else toast(texts.done(name, isNew));
  return isNew;
}

/** For the people who are selected in the table. */
function ofMany(change: 'makeWriter' | 'takeWriter') {
  const { label, confirm, many } = userTexts.changes[change];
  const run = ({ _id }: User) => calls[change](_id);
  return { label, confirm, warning: many, danger: isTaken(change), run };
}

export default function UsersPage() {
  const table = useTable(declared, useTableRows(api.users.list));
  const me = useSession().user?.uid;
  const { data: overview } = useQuery(endpointQuery(api.desk.overview, {}));

  const [former, setFormer] = useState<string>();
  const [giving, setGiving] = useState<User>();
  const sending = useRecordMutation({
    run: async ({ change, user }: { change: Change; user: User }) => {
      const isNew = await send(change, user);
      if (isNew && change === 'removeAdmin') setFormer(user.name);
    },
    target: ({ user }) => user._id,
  });

  async function ask(change: Change, user: User) {
    const { text, confirm: yes } = userTexts.changes[change];
    const question = { text: text(user.name || user.email), confirm: yes, danger: isTaken(change) };
    if (await confirm(question)) sending.mutate({ change, user });
  }

  function actionsOf(user: User): RowAction[] {
    // Nobody removes or blocks themselves by mistake; another admin can do it.
    if (user._id === me) return [];
    const blocking = user.blocked ? 'unblock' : 'block';
    const writing = user.role === 'writer' ? 'takeWriter' : 'makeWriter';
    const changes: Change[] =
      user.role === 'admin' ? ['removeAdmin', blocking] : [writing, 'makeAdmin', blocking];
    const more = { label: roleDeskTexts.label, run: () => setGiving(user) };
    return [
      ...(user.role === 'admin' ? [] : [more]),
      ...changes.map((change) => ({
        label: userTexts.changes[change].label,
        danger: severe.includes(change),
        run: () => void ask(change, user),
      })),
    ];
  }

  const { source } = table;
  const allLoaded = source.status === 'success' && !source.hasMore;
  const total = overview?.users ?? (allLoaded ? source.rows.length : undefined);
  return (
    <DeskPage title={userTexts.title} lead={total !== undefined && `${userTexts.total}: ${total}`}>
      {giving && <RolesDialog user={giving} onClose={() => setGiving(undefined)} />}
      {former !== undefined && <FormerAdmin name={former} />}
      <TableToolbar table={table} file="users" total={total} />
      <BulkBar
        table={table}
        actions={[ofMany('makeWriter'), ofMany('takeWriter')]}
        onDone={() => table.source.refetch()}
      />
      <TableContent table={table} empty={userTexts.empty}>
        <DataTable
          table={table}
          caption={userTexts.title}
          numbered={columns.number}
          selectable
          picture={{
            label: columns.image,
            show: ({ name, photoUrl }) => <Face name={name} src={photoUrl} />,
          }}
          actions={actionsOf}
        />
      </TableContent>
    </DeskPage>
  );
}

/** What an admin may have copied, or entered, stays when the right is removed. */
function FormerAdmin({ name }: { name: string }) {
  return (
    <Notice>
      <p>{userTexts.keeps(name)}</p>
      <ul>
        <li>
          <Link to={paths.archives}>{userTexts.kept.archives}</Link>
        </li>
        <li>
          <Link to={paths.outbox}>{userTexts.kept.keys}</Link>
        </li>
        <li>
          <Link to={paths.settings}>{userTexts.kept.visits}</Link>
        </li>
      </ul>
    </Notice>
  );
}
