import type { activity } from '@lab/contract/activity/endpoints';
import { type HandlersOf, Page } from '../http/handler.ts';
import { listActivity } from './activity-store.ts';

export const activityHandlers: HandlersOf<typeof activity> = {
  list: async ({ query }) => {
    const { shown, next } = await listActivity(query);
    return new Page(shown, next);
  },
};
