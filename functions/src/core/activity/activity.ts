import type { api } from '@lab/contract';
import { type HandlersOf, Page } from '../http/handler.ts';
import { listActivity, type NamesOf } from './activity-store.ts';

export const activityHandlers = (namesOf: NamesOf): HandlersOf<typeof api.activity> => ({
  async list({ query }) {
    const { shown, next } = await listActivity(query, namesOf);
    return new Page(shown, next);
  },
});
