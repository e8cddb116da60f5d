import { accounts } from './accounts/endpoints.ts';
import { activity } from './activity/endpoints.ts';
import { alumniCalls } from './alumni/endpoints.ts';
import { applications } from './applications/endpoints.ts';
import { archives } from './archive/endpoints.ts';
import { areaCalls } from './areas/endpoints.ts';
import { citations } from './citations/endpoints.ts';
import { contentCalls } from './content-calls.ts';
import { desk } from './desk/endpoints.ts';
import { eventCalls } from './events/endpoints.ts';
import { freePageCalls } from './free-pages/endpoints.ts';
import { imports } from './imports/endpoints.ts';
import { invitations } from './invitations/endpoints.ts';
import { labInfo } from './lab-info/endpoints.ts';
import { barrierCalls } from './legal/barriers/endpoints.ts';
import { consentCalls } from './legal/consent/endpoints.ts';
import { legal } from './legal/endpoints.ts';
import { retentionCalls } from './legal/retention/endpoints.ts';
import { made } from './made/endpoints.ts';
import { madeTables } from './made/table/endpoints.ts';
import { answerCalls } from './mail/answers/endpoints.ts';
import { bounceCalls } from './mail/bounces/endpoints.ts';
import { mail } from './mail/endpoints.ts';
import { noticeCalls } from './mail/notices/endpoints.ts';
import { markdownCalls } from './markdown/endpoints.ts';
import { messages } from './messages/endpoints.ts';
import { newsCalls } from './news/endpoints.ts';
import { outcomes } from './outcomes/endpoints.ts';
import { papers } from './papers/endpoints.ts';
import { forMembers } from './resources/endpoints.ts';
import { session } from './session/endpoints.ts';
import { settings } from './settings/endpoints.ts';
import { setup } from './setup/endpoints.ts';
import { subscribers } from './subscribers/endpoints.ts';
import { profileCalls } from './team/endpoints.ts';
import { profiles } from './team/profile/endpoints.ts';
import { memberTables } from './team/table/endpoints.ts';
import { users } from './users/endpoints.ts';
import { years } from './years/endpoints.ts';

/** Every endpoint of the product. The server mounts them, the client calls them, and documents are generated from them. */
export const api = {
  ...contentCalls,
  session,
  setup,
  accounts,
  users,
  labInfo,
  legal,
  barriers: barrierCalls,
  consent: consentCalls,
  retention: retentionCalls,
  papers,
  applications,
  outcomes,
  messages,
  news: { ...contentCalls.news, ...newsCalls },
  areas: { ...contentCalls.areas, ...areaCalls },
  citations,
  team: { ...contentCalls.team, ...profileCalls },
  profiles,
  memberTables,
  alumni: { ...contentCalls.alumni, ...alumniCalls },
  events: { ...contentCalls.events, ...eventCalls },
  freePages: freePageCalls,
  made: { ...made, ...madeTables },
  forMembers,
  mail,
  notices: noticeCalls,
  bounces: bounceCalls,
  mailAnswers: answerCalls,
  subscribers,
  markdown: markdownCalls,
  desk,
  activity,
  imports,
  archives,
  invitations,
  settings,
  years,
};

export type {
  Access,
  AnyEndpoint,
  BodyOf,
  Endpoint,
  Method,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from './endpoint.ts';
export { AppError, type ErrorBody, type ErrorCode, errorStatus, type FieldErrors } from './errors.ts';
