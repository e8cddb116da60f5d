import { api } from '@lab/contract';
import { consentDeskTexts } from '@lab/contract/features/legal/consent/desk/texts';
import type { User } from '@lab/contract/features/users/schemas';
import { userTexts } from '@lab/contract/features/users/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { FormerAdmin } from './former-admin.tsx';

const { columns, roles } = userTexts;

const roleNames: Record<User['role'], string> = { '': roles.none, writer: roles.writer, admin: roles.admin };

const roleOf = ({ role, blocked }: User) =>
  blocked ? `${roleNames[role]}, ${userTexts.blocked.toLowerCase()}` : roleNames[role];

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
        { value: 'blocked', label: userTexts.blocked },
      ],
      matches: ({ role, blocked }, value) =>
        value === 'blocked' ? blocked === true : (role || 'none') === value,
    },
  ],
  nameOf: ({ name, email }) => name || email,
};

function giveRole(user: User, role: '' | 'writer') {
  return call(api.users.changeRole, { params: { id: user._id }, body: { role } });
}

// They tell at once, because what waits for the lists is lost when another person is changed meanwhile.
async function promoted({ _id, name }: User): Promise<void> {
  const { modifiedCount } = await call(api.users.makeAdmin, { params: { id: _id } });
  if (modifiedCount > 0) toast(userTexts.madeAdmin(name));
  else toast(userTexts.alreadyAdmin(name), { kind: 'info', milliseconds: 2000 });
}

async function demoted({ _id, name }: User): Promise<boolean> {
  const { modifiedCount } = await call(api.users.removeAdmin, { params: { id: _id } });
  if (modifiedCount > 0) toast(userTexts.removedAdmin(name));
  else toast(userTexts.wasNoAdmin(name), { kind: 'info', milliseconds: 2000 });
  return modifiedCount > 0;
}

async function blocked({ _id, name }: User): Promise<void> {
  const { modifiedCount } = await call(api.users.block, { params: { id: _id } });
  toast(modifiedCount > 0 ? userTexts.didBlock(name) : userTexts.wasBlocked(name));
}

async function unblocked({ _id, name }: User): Promise<void> {
  const { modifiedCount } = await call(api.users.unblock, { params: { id: _id } });
  toast(modifiedCount > 0 ? userTexts.didUnblock(name) : userTexts.wasNotBlocked(name));
}

export default function UsersPage() {
  const table = useTable(declared, useTableRows(api.users.list));
  const me = useSession().user?.uid;
  const { data: overview } = useQuery(endpointQuery(api.desk.overview, {}));

  const promotion = useRecordMutation({
    run: promoted,
    target: ({ _id }) => _id,
    failed: userTexts.failed,
  });
  const [former, setFormer] = useState<string>();
  const demotion = useRecordMutation({
    run: async (user: User) => {
      if (await demoted(user)) setFormer(user.name);
    },
    target: ({ _id }) => _id,
    failed: userTexts.failed,
  });
  const blocking = useRecordMutation({
    run: (user: User) => (user.blocked ? unblocked(user) : blocked(user)),
    target: ({ _id }) => _id,
    failed: userTexts.failed,
  });
  const roleChange = useRecordMutation({
    run: ({ user, role }: { user: User; role: '' | 'writer' }) => giveRole(user, role),
    target: ({ user }) => user._id,
    done: ({ user, role }) => (role ? userTexts.madeWriter(user.name) : userTexts.tookWriter(user.name)),
    failed: userTexts.failed,
  });

  async function promote(user: User) {
    const text = userTexts.makeAdminText(user.name);
    if (!(await confirm({ text, confirm: userTexts.makeAdminConfirm }))) return;
    promotion.mutate(user);
  }

  async function demote(user: User) {
    const text = userTexts.removeAdminText(user.name);
    if (!(await confirm({ text, confirm: userTexts.removeAdminConfirm, danger: true }))) return;
    demotion.mutate(user);
  }

  async function block(user: User) {
    const name = user.name || user.email;
    const question = user.blocked
      ? { text: userTexts.unblockText(name), confirm: userTexts.unblockConfirm }
      : { text: userTexts.blockText(name), confirm: userTexts.blockConfirm, danger: true };
    if (await confirm(question)) blocking.mutate(user);
  }

  async function changeRole(user: User, role: '' | 'writer') {
    const question = role
      ? { text: userTexts.makeWriterText(user.name), confirm: userTexts.makeWriterConfirm }
      : { text: userTexts.takeWriterText(user.name), confirm: userTexts.takeWriterConfirm, danger: true };
    if (await confirm(question)) roleChange.mutate({ user, role });
  }

  function actionsOf(user: User): RowAction[] {
    // Nobody removes or blocks themselves by mistake; another admin can do it.
    if (user._id === me) return [];
    const blocks: RowAction = {
      label: user.blocked ? userTexts.unblock : userTexts.block,
      danger: !user.blocked,
      run: () => void block(user),
    };
    if (user.role === 'admin') {
      return [{ label: userTexts.removeAdmin, danger: true, run: () => void demote(user) }, blocks];
    }
    const writing: RowAction =
      user.role === 'writer'
        ? { label: userTexts.takeWriter, run: () => void changeRole(user, '') }
        : { label: userTexts.makeWriter, run: () => void changeRole(user, 'writer') };
    return [writing, { label: userTexts.makeAdmin, run: () => void promote(user) }, blocks];
  }

  const { source } = table;
  const allLoaded = source.status === 'success' && !source.hasMore;
  const total = overview?.users ?? (allLoaded ? source.rows.length : undefined);
  return (
    <DeskPage title={userTexts.title} lead={total !== undefined && `${userTexts.total}: ${total}`}>
      {former !== undefined && <FormerAdmin name={former} />}
      <TableToolbar table={table} file="users" total={total} />
      <BulkBar
        table={table}
        actions={[
          {
            label: userTexts.makeWriter,
            confirm: userTexts.makeWriterConfirm,
            warning: userTexts.makeWritersText,
            run: (user) => giveRole(user, 'writer'),
          },
          {
            label: userTexts.takeWriter,
            confirm: userTexts.takeWriterConfirm,
            warning: userTexts.takeWritersText,
            danger: true,
            run: (user) => giveRole(user, ''),
          },
        ]}
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
