import type { everyCall } from '@lab/contract/every-call';
import type { Kinds } from '@lab/contract/kinds/kinds';
import { declare } from '@lab/contract/lib/declare';
import { listActivity } from '../core/activity/activity-store.ts';
import type { Handlers } from '../core/http/handler.ts';
import { markdown } from '../core/markdown/markdown.ts';
import { accounts } from '../features/accounts/accounts.ts';
import { alumni } from '../features/alumni/alumni.ts';
import { alumniTables } from '../features/alumni/import-alumni.ts';
import { emailOfApplication } from '../features/applications/application-store.ts';
import { applications } from '../features/applications/applications.ts';
import { areaHandlers } from '../features/areas/areas.ts';
import { citations } from '../features/citations/citations.ts';
import { desk } from '../features/desk/desk.ts';
import { events } from '../features/events/events.ts';
import { freePageHandlers } from '../features/free-pages/free-pages.ts';
import { imports } from '../features/imports/imports.ts';
import { endingInvitationsOf } from '../features/invitations/invitation-store.ts';
import { invitations } from '../features/invitations/invitations.ts';
import { labInfo } from '../features/lab-info/lab-info.ts';
import { barriers } from '../features/legal/barriers/barriers.ts';
import { consent } from '../features/legal/consent/consent.ts';
import { legal } from '../features/legal/legal.ts';
import { answerHandlers } from '../features/mail/answers/answers.ts';
import { bounceHandlers } from '../features/mail/bounces/bounces.ts';
import { mailHandlers } from '../features/mail/mail.ts';
import { notices } from '../features/mail/notices/notices.ts';
import { messagesByMail } from '../features/messages/by-mail.ts';
import { messages } from '../features/messages/messages.ts';
import { news } from '../features/news/news.ts';
import { outcomes } from '../features/outcomes/outcomes.ts';
import { outputs } from '../features/outputs/outputs.ts';
import { outputTables } from '../features/outputs/tables.ts';
import { papers } from '../features/papers/papers.ts';
import { pdfs } from '../features/pdfs/pdfs.ts';
import { press } from '../features/press/press.ts';
import { forMembersHandlers } from '../features/resources/for-members.ts';
import { search } from '../features/search/search.ts';
import { session } from '../features/session/session.ts';
import { settings } from '../features/settings/settings.ts';
import { setupHandlers } from '../features/setup/setup.ts';
import { countConfirmed, deleterOfAddress } from '../features/subscribers/subscriber-store.ts';
import { subscribers } from '../features/subscribers/subscribers.ts';
import { profiles } from '../features/team/profiles.ts';
import { roleSettings } from '../features/team/roles.ts';
import { memberTables } from '../features/team/table/import-members.ts';
import { team } from '../features/team/team.ts';
import { registerEmailCopies } from '../features/users/upsert-user.ts';
import { namesOfUsers } from '../features/users/user-store.ts';
import { userHandlers } from '../features/users/users.ts';
import { years } from '../features/years/years.ts';
import { archives } from '../jobs/archive/archives.ts';
import { retention } from '../jobs/retention/retention.ts';
import { content } from './content-kinds.ts';
import { handlersOfDrafts } from './drafts.ts';

type ContentHandlers = { readonly [Name in keyof Kinds]: (typeof content)[Name]['handlers'] };

const handlersOfContent: ContentHandlers = declare(
  Object.fromEntries(Object.entries(content).map(([name, { handlers }]) => [name, handlers])),
);

registerEmailCopies(emailOfApplication);

export const handlers = {
  ...handlersOfContent,
  ...handlersOfDrafts,
  session,
  setup: setupHandlers(content),
  accounts,
  users: userHandlers(endingInvitationsOf),
  labInfo,
  legal,
  barriers,
  pdfs,
  consent,
  retention,
  papers,
  applications,
  outcomes,
  messages,
  news,
  areas: areaHandlers(content.areas),
  citations,
  team,
  alumni,
  alumniTables,
  profiles,
  press,
  memberTables,
  events,
  freePages: freePageHandlers(namesOfUsers),
  outputs,
  outputTables: outputTables(content),
  forMembers: forMembersHandlers(content),
  mail: mailHandlers(namesOfUsers, countConfirmed),
  notices,
  bounces: bounceHandlers(deleterOfAddress),
  mailAnswers: answerHandlers(messagesByMail),
  subscribers,
  markdown,
  desk,
  activity: { list: ({ query }) => listActivity(query, namesOfUsers) },
  imports,
  archives,
  invitations,
  settings: { ...settings, ...roleSettings },
  years,
  search,
} satisfies Handlers<typeof everyCall>;
