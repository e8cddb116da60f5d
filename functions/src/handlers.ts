import type { api } from '@lab/contract';
import type { Kinds } from '@lab/contract/kinds';
import { accounts } from './accounts/accounts.ts';
import { activityHandlers } from './activity/activity.ts';
import { emailOfApplication } from './applications/application-store.ts';
import { archives } from './archive/archives.ts';
import { areaHandlers } from './areas/areas.ts';
import { citations } from './citations/citations.ts';
import { content } from './content-kinds.ts';
import { desk } from './desk/desk.ts';
import { events } from './events/events.ts';
import { freePageHandlers } from './free-pages/free-pages.ts';
import type { Handlers } from './http/handler.ts';
import { memberTables } from './import-members.ts';
import { imports } from './imports/imports.ts';
import { endingInvitationsOf } from './invitations/invitation-store.ts';
import { invitations } from './invitations/invitations.ts';
import { joiningSession, joiningTeam } from './join-accounts.ts';
import { labInfo } from './lab-info/lab-info.ts';
import { barriers } from './legal/barriers/barriers.ts';
import { consent } from './legal/consent/consent.ts';
import { legal } from './legal/legal.ts';
import { made } from './made/made.ts';
import { tableHandlers } from './made/tables.ts';
import { answerHandlers } from './mail/answers/answers.ts';
import { bounceHandlers } from './mail/bounces/bounces.ts';
import { mailHandlers } from './mail/mail.ts';
import { notices } from './mail/notices/notices.ts';
import { markdown } from './markdown/markdown.ts';
import { messagesByMail } from './messages/by-mail.ts';
import { messages } from './messages/messages.ts';
import { news } from './news/news.ts';
import { outcomes } from './outcomes/outcomes.ts';
import { papers } from './papers/papers.ts';
import { forMembersHandlers } from './resources/for-members.ts';
import { retention } from './retention/retention.ts';
import { settings } from './settings/settings.ts';
import { settlingAlumni, settlingApplications } from './settle-members.ts';
import { setupHandlers } from './setup/setup.ts';
import { countConfirmed, forgettingAddress } from './subscribers/subscriber-store.ts';
import { subscribers } from './subscribers/subscribers.ts';
import { profiles } from './team/profiles.ts';
import { roleSettings } from './team/roles.ts';
import { registerEmailCopies } from './users/email-copies.ts';
import { namesOfUsers } from './users/user-store.ts';
import { userHandlers } from './users/users.ts';
import { years } from './years/years.ts';

type ContentHandlers = { readonly [Name in keyof Kinds]: (typeof content)[Name]['handlers'] };

/** The compiler does not derive mapped types from `Object.fromEntries`. */
function handlersOfContent(): ContentHandlers;
function handlersOfContent(): object {
  return Object.fromEntries(Object.entries(content).map(([name, { handlers }]) => [name, handlers]));
}

registerEmailCopies(emailOfApplication);

export const handlers = {
  ...handlersOfContent(),
  session: joiningSession,
  setup: setupHandlers(content),
  accounts,
  users: userHandlers(endingInvitationsOf),
  labInfo,
  legal,
  barriers,
  consent,
  retention,
  papers,
  applications: settlingApplications,
  outcomes,
  messages,
  news,
  areas: areaHandlers(content.areas),
  citations,
  team: joiningTeam,
  alumni: settlingAlumni,
  profiles,
  memberTables,
  events,
  freePages: freePageHandlers(namesOfUsers),
  made: { ...made, ...tableHandlers(content) },
  forMembers: forMembersHandlers(content),
  mail: mailHandlers(namesOfUsers, countConfirmed),
  notices,
  bounces: bounceHandlers(forgettingAddress),
  mailAnswers: answerHandlers(messagesByMail),
  subscribers,
  markdown,
  desk,
  activity: activityHandlers(namesOfUsers),
  imports,
  archives,
  invitations,
  settings: { ...settings, ...roleSettings },
  years,
} satisfies Handlers<typeof api>;
