import type { api } from '@lab/contract';
import { type HandlersOf, Page } from '../http/handler.ts';
import { listActivity } from './activity-store.ts';

export const activity: HandlersOf<typeof api.activity> = {
  async list({ query }) {
    const { shown, next } = await listActivity(query);
    return new Page(shown, next);
  },
};
