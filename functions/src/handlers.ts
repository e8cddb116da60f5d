import type { api } from '@lab/contract';
import { accounts } from './accounts/accounts.ts';
import { activity } from './activity/activity.ts';
import { applicationsInArea, emailOfApplication } from './applications/application-store.ts';
import { applications } from './applications/applications.ts';
import { areasWith } from './areas/areas.ts';
import { citations } from './citations/citations.ts';
import { collaborators } from './collaborators/collaborators.ts';
import { desk } from './desk/desk.ts';
import type { Handlers } from './http/handler.ts';
import { labInfo } from './lab-info/lab-info.ts';
import { messages } from './messages/messages.ts';
import { news } from './news/news.ts';
import { outcomes } from './outcomes/outcomes.ts';
import { papers } from './papers/papers.ts';
import { papersInArea, requestsInArea } from './papers/papers-in-area-store.ts';
import { positions } from './positions/positions.ts';
import { session } from './session/session.ts';
import { team } from './team/team.ts';
import { registerEmailCopies } from './users/email-copies.ts';
import { users } from './users/users.ts';

registerEmailCopies(emailOfApplication);

export const handlers = {
  session,
  accounts,
  users,
  labInfo,
  papers,
  applications,
  outcomes,
  messages,
  news,
  areas: areasWith({
    papers: papersInArea,
    pendingPapers: requestsInArea,
    applications: applicationsInArea,
  }),
  citations,
  collaborators,
  positions,
  team,
  desk,
  activity,
} satisfies Handlers<typeof api>;
