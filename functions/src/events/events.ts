import type { api } from '@lab/contract';
import { contentOf } from '../content/content-handlers.ts';
import type { HandlersOf } from '../http/handler.ts';
import { eventStore, nextEvents } from './event-store.ts';

/** As many as the home page has room for. */
const shown = 3;

export const eventContent = contentOf(eventStore, nextEvents);

export const events: HandlersOf<typeof api.events> = {
  ...eventContent.handlers,

  async next() {
    const now = Date.now();
    const ahead = (await nextEvents.part.read()).filter(({ until }) => Date.parse(until) >= now);
    return ahead.slice(0, shown).map(({ until: _, ...event }) => event);
  },
};
