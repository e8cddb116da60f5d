import type { api } from '@lab/contract';
import { contentOf } from '../../core/content/content-handlers.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { withCheckedFormulas } from '../../core/math/stored.ts';
import { eventStore, nextEvents } from './event-store.ts';

/** How many the home page shows. */
const shown = 3;

export const eventContent = contentOf(eventStore, nextEvents);

export const events: HandlersOf<typeof api.events> = {
  ...eventContent.handlers,

  async next() {
    const now = Date.now();
    const upcoming = (await nextEvents.part.read()).filter(({ until }) => Date.parse(until) >= now);
    return upcoming.slice(0, shown).map(({ until: _, ...event }) => withCheckedFormulas(event));
  },
};
