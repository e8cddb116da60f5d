import type { api } from '@lab/contract';
import { accounts } from './accounts/accounts.ts';
import { activity } from './activity/activity.ts';
import { emailOfApplication } from './applications/application-store.ts';
import { applications } from './applications/applications.ts';
import { areas } from './areas/areas.ts';
import { citations } from './citations/citations.ts';
import { collaborators } from './collaborators/collaborators.ts';
import { desk } from './desk/desk.ts';
import type { Handlers } from './http/handler.ts';
import { labInfo } from './lab-info/lab-info.ts';
import { messages } from './messages/messages.ts';
import { news } from './news/news.ts';
import { outcomes } from './outcomes/outcomes.ts';
import { papers } from './papers/papers.ts';
import { positions } from './positions/positions.ts';
import { session } from './session/session.ts';
import { team } from './team/team.ts';
import { keepEmailIn } from './users/email-copies.ts';
import { users } from './users/users.ts';

keepEmailIn(emailOfApplication);

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
  areas,
  citations,
  collaborators,
  positions,
  team,
  desk,
  activity,
} satisfies Handlers<typeof api>;
