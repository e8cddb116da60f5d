import { markdownCalls } from './core/markdown/endpoints.ts';
import { accounts } from './features/accounts/endpoints.ts';
import { activity } from './features/activity/endpoints.ts';
import { alumniCalls } from './features/alumni/endpoints.ts';
import { applications } from './features/applications/endpoints.ts';
import { archives } from './features/archive/endpoints.ts';
import { areaCalls } from './features/areas/endpoints.ts';
import { citations } from './features/citations/endpoints.ts';
import { desk } from './features/desk/endpoints.ts';
import { eventCalls } from './features/events/endpoints.ts';
import { freePageCalls } from './features/free-pages/endpoints.ts';
import { imports } from './features/imports/endpoints.ts';
import { invitations } from './features/invitations/endpoints.ts';
import { labInfo } from './features/lab-info/endpoints.ts';
import { barrierCalls } from './features/legal/barriers/endpoints.ts';
import { consentCalls } from './features/legal/consent/endpoints.ts';
import { legal } from './features/legal/endpoints.ts';
import { retentionCalls } from './features/legal/retention/endpoints.ts';
import { bounces, mail, mailAnswers } from './features/mail/endpoints.ts';
import { noticeCalls } from './features/mail/notices/endpoints.ts';
import { messages } from './features/messages/endpoints.ts';
import { newsCalls } from './features/news/endpoints.ts';
import { outcomes } from './features/outcomes/endpoints.ts';
import { outputs } from './features/outputs/endpoints.ts';
import { outputTables } from './features/outputs/table/endpoints.ts';
import { papers } from './features/papers/endpoints.ts';
import { forMembers } from './features/resources/endpoints.ts';
import { session } from './features/session/endpoints.ts';
import { settings } from './features/settings/endpoints.ts';
import { setup } from './features/setup/endpoints.ts';
import { subscribers } from './features/subscribers/endpoints.ts';
import { profileCalls } from './features/team/endpoints.ts';
import { profiles } from './features/team/profile/endpoints.ts';
import { memberTables } from './features/team/table/endpoints.ts';
import { users } from './features/users/endpoints.ts';
import { years } from './features/years/endpoints.ts';
import { contentCalls } from './kinds/content-calls.ts';

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
  outputs: { ...outputs, ...outputTables },
  forMembers,
  mail,
  notices: noticeCalls,
  bounces,
  mailAnswers,
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
} from './api/endpoint.ts';
export { AppError, type ErrorBody, type ErrorCode, errorStatus, type FieldErrors } from './api/errors.ts';
