import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import type { Application } from '@lab/contract/features/applications/schemas';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { roleName } from '@lab/contract/features/team/roles';
import { siteTexts } from '@lab/contract/texts/texts';
import { useMemo, useState } from 'react';
import { daysWaiting } from '../../../desk/days-waiting.ts';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { reasonForAll } from '../../../desk/reason-for.ts';
import { type Unsent, UnsentText } from '../../../desk/unsent-text.tsx';
import { call } from '../../../lib/api.ts';
import { useRoles } from '../../../lib/roles.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx';
import { choiceFilter } from '../../../ui/data-table/columns.ts';
import { RecordDesk, useOpenRecord } from '../../../ui/data-table/record-desk.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { ApplicationRecord } from './application-record.tsx';

const { manage } = applicationDeskTexts;
const { form } = applicationTexts;

const columns: TableDeclaration<Application>['columns'] = [
  { name: 'name', label: form.name, value: ({ name }) => name },
  { name: 'email', label: form.email, value: ({ email }) => email, order: 'none' },
  { name: 'phone', label: form.phone, value: ({ phone }) => phone, order: 'none' },
  { name: 'university', label: form.university, value: ({ university }) => university },
  { name: 'role', label: form.role, value: ({ role }) => role },
  { name: 'researchArea', label: form.researchArea, value: ({ researchArea }) => researchArea },
  { name: 'createdAt', label: deskTexts.table.date, value: ({ createdAt }) => createdAt, order: 'time' },
  { name: 'details', label: form.details, value: ({ details }) => details, order: 'none' },
  { name: 'resume', label: form.resume, value: ({ resume }) => resume, order: 'none' },
  { name: 'feedback', label: manage.feedback, value: ({ message }) => message, order: 'none' },
];

const state = choiceFilter('state', manage.state, manage.states, ({ message }: Application) =>
  message ? 'answered' : 'new',
);

/** A filter with the values that occur in the list. */
function filterOf(name: 'role' | 'researchArea', label: string, rows: readonly Application[]) {
  const values = rows.map((row) => row[name]).sort();
  return choiceFilter(
    name,
    label,
    Object.fromEntries(values.map((value) => [value, value])),
    (row: Application) => row[name],
  );
}

export default function ApplicationsPage() {
  const roles = useRoles();
  const source = useTableRows(api.applications.list);
  const { rows } = source;
  const declared = useMemo(
    () => ({
      columns,
      filters: [filterOf('role', form.role, rows), filterOf('researchArea', form.researchArea, rows), state],
      nameOf: ({ name }: Application) => name,
    }),
    [rows],
  );
  const open = useOpenRecord();
  const table = useTable(declared, source, open !== null);
  const [unsent, setUnsent] = useState<Unsent>();

  return (
    <DeskPage title={manage.title}>
      {unsent && <UnsentText unsent={unsent} onClose={() => setUnsent(undefined)} />}
      <TableToolbar table={table} file="applications" sortable />
      <BulkBar
        table={table}
        actions={[
          {
            label: manage.accept,
            confirm: manage.acceptConfirm,
            warning: (role) => manage.acceptAllText(roleName(roles, role)),
            choice: {
              label: manage.chooseRole,
              options: roles.map(({ id }) => ({ value: id, label: roleName(roles, id) })),
              missing: manage.chooseRoleFirst,
            },
            run: ({ _id }, _words, role) =>
              call(api.applications.accept, {
                params: { applicationId: _id },
                body: { role },
              }),
          },
          {
            label: manage.feedback,
            confirm: manage.feedbackAllConfirm,
            warning: manage.feedbackAllText,
            words: {
              label: manage.feedback,
              help: manage.feedbackToAll,
              max: limits.message,
              missing: manage.feedbackEmpty,
            },
            run: ({ _id, message: seen }, message) =>
              call(api.applications.feedback, {
                params: { id: _id },
                body: { message, before: { message: seen } },
              }),
          },
          {
            label: siteTexts.delete,
            confirm: manage.deleteConfirm,
            warning: manage.deleteAllText,
            danger: true,
            words: reasonForAll,
            run: ({ _id }, reason) =>
              call(api.applications.delete, { params: { id: _id }, ...(reason && { body: { reason } }) }),
          },
        ]}
        onDone={() => source.refetch()}
      />
      <TableContent table={table} empty={manage.empty}>
        <RecordDesk
          table={table}
          label={manage.title}
          about={({ role, createdAt }) => `${role} · ${daysWaiting(createdAt)}`}
          record={(application) => (
            <ApplicationRecord key={application._id} application={application} onUnsent={setUnsent} />
          )}
        />
      </TableContent>
    </DeskPage>
  );
}
