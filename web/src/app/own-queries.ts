/**
 * What the first screen of a page of the workspace shows; fetched at the start, before the code of the page
 * has run.
 */
import { api } from '@lab/contract';
import { can, type Right } from '@lab/contract/api/rights';
import { paths } from '@lab/contract/features/pages/paths';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { kinds } from '@lab/contract/kinds/kinds';
import * as dashboard from '../features/dashboard/queries.ts';
import { checklistQuery } from '../features/setup/queries.ts';
import { areasQuery } from '../lib/areas.ts';
import { ownApplicationQuery } from '../lib/own-application.ts';
import type { AnyQuery } from '../lib/query.ts';
import type { Session } from '../lib/session-store.ts';
import { tableRowsQuery } from '../lib/use-table-rows.ts';
import { mayOpen } from './right-at.ts';
import type { PageRoute } from './route.ts';

const kindLists = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [
    kind.pages.desk,
    () => [
      tableRowsQuery(callsOf(name as keyof typeof kinds).list, 'canClose' in kind ? { closed: 'true' } : {}),
    ],
  ]),
);

const queries: Record<string, (email: string) => AnyQuery[]> = {
  ...kindLists,
  [paths.dashboard]: (email) => [
    dashboard.pendingQuery,
    dashboard.applicationsQuery(email),
    dashboard.messagesQuery(email),
    dashboard.outcomesQuery,
    dashboard.ownMemberQuery,
  ],
  [paths.allUsers]: () => [tableRowsQuery(api.users.list)],
  [paths.applications]: () => [tableRowsQuery(api.applications.list)],
  [paths.reviewResearch]: () => [tableRowsQuery(api.papers.requests)],
  [paths.manageContacts]: () => [tableRowsQuery(api.messages.list, { unanswered: 'true' })],
  [paths.publishedPapers]: () => [tableRowsQuery(api.papers.list)],
  [paths.outbox]: () => [tableRowsQuery(api.mail.list)],
  [paths.activity]: () => [tableRowsQuery(api.activity.list)],
  [paths.application.pattern]: (email) => [ownApplicationQuery(email), areasQuery],
  [paths.writeResearch]: () => [areasQuery],
  [paths.editPaper.pattern]: () => [areasQuery],
};

/** Nothing that the person may not read, because the server would end the session of an intruder. */
export function ownQueries({ access, needs, path }: PageRoute, session: Session): AnyQuery[] {
  const { user } = session;
  const may = (right: Right) => can(session, right);
  if (!user || access === 'public' || (needs && !mayOpen(session, path))) return [];
  const isStart = path === paths.dashboard;
  return [
    ...(isStart && may('settings.edit') ? [checklistQuery] : []),
    ...(may('desk.use') ? [dashboard.waitingQuery] : []),
    ...(isStart && may('activity.read') ? [dashboard.activityQuery] : []),
    ...(queries[path]?.(user.email) ?? []),
  ];
}
