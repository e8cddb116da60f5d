import { api } from '@lab/contract';
import { kindNames } from '@lab/contract/features/activity/kind-names';
import type { Activity } from '@lab/contract/features/activity/schemas';
import { activityTexts, recordKinds } from '@lab/contract/features/activity/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Link, useSearchParams } from 'react-router-dom';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { recordPath } from '../../../desk/record-path.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { choiceFilter, timeColumn } from '../../../ui/data-table/columns.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar, ToolbarSelect } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { changedFields, FieldChanges } from './field-changes.tsx';

const { columns, actions } = activityTexts;

const declared: TableDeclaration<Activity> = {
  columns: [
    timeColumn('createdAt', columns.createdAt, formatDateTime),
    {
      name: 'actor',
      label: columns.actor,
      // People are found by their address too.
      value: ({ actor, actorName }) => (actorName ? `${actorName} <${actor}>` : actor),
      show: ({ actor, actorName }) => (
        <Tooltip title={actor} describeChild>
          <span>{actorName || actor}</span>
        </Tooltip>
      ),
      folds: true,
    },
    { name: 'action', label: columns.action, value: ({ action }) => actions[action] },
    { name: 'kind', label: columns.kind, value: ({ kind }) => kindNames[kind] },
    {
      name: 'target',
      label: columns.target,
      value: ({ targetName }) => targetName,
      show: (entry) => <RecordLink entry={entry} />,
      long: true,
    },
    {
      name: 'changes',
      label: columns.changes,
      value: changedFields,
      show: (entry) => <FieldChanges entry={entry} />,
      long: true,
    },
  ],
  filters: [choiceFilter('action', columns.action, actions, ({ action }) => action)],
  nameOf: ({ targetName }) => targetName,
};

function RecordLink({ entry }: { entry: Activity }) {
  const path = recordPath(entry);
  if (!path || !entry.targetName) return entry.targetName;
  return <Link to={path}>{entry.targetName}</Link>;
}

const kindsByName = [...recordKinds].sort((a, b) => kindNames[a].localeCompare(kindNames[b]));

/** The server filters by kind, to read fewer documents; all other filters work on the loaded entries. */
export default function ActivityPage() {
  const [params] = useSearchParams();
  const kind = params.get('kind') ?? '';
  const validKind = (recordKinds as readonly string[]).includes(kind) ? kind : '';
  const source = useTableRows(api.activity.list, validKind ? { kind: validKind } : {});
  const table = useTable(declared, source);

  return (
    <DeskPage
      title={activityTexts.title}
      lead={activityTexts.lead}
      action={
        <Button component={Link} to={paths.recentlyDeleted}>
          {siteTexts.menu.recentlyDeleted}
        </Button>
      }
    >
      <TableToolbar table={table} file="activity">
        <ToolbarSelect
          label={activityTexts.filters.kind}
          value={validKind}
          options={[
            { value: '', label: activityTexts.allKinds },
            ...kindsByName.map((one) => ({ value: one, label: kindNames[one] })),
          ]}
          onChange={(chosen) => table.change({ filters: { kind: chosen } })}
        />
      </TableToolbar>
      <TableContent table={table} empty={validKind ? activityTexts.noMatch : activityTexts.empty}>
        <DataTable table={table} caption={activityTexts.title} />
      </TableContent>
    </DeskPage>
  );
}
