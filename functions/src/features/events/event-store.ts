/** The collection `events`, and the short list of the next events in `public/home`. */

import { truncateMath } from '@lab/contract/core/math/parts';
import { eventKind } from '@lab/contract/features/events/kind';
import type { NextEvent } from '@lab/contract/features/events/schemas';
import { kinds } from '@lab/contract/kinds/kinds';
import { truncate } from '@lab/contract/lib/truncate';
import { upcomingSummary } from '../../core/content/calendar-store.ts';
import { contentStore, type StoredOf } from '../../core/content/content-store.ts';
import { cardFormulas, formulasShape } from '../../core/math/stored.ts';

type StoredEvent = StoredOf<typeof eventKind>;

export const eventStore = contentStore(kinds.events, eventKind);

// Shortened, so that the part of `public/home` never exceeds its limit.
export const nextEvents = upcomingSummary<StoredEvent, NextEvent>(eventStore, {
  of: (_id, { title: whole, place, start, end, drawn }) => {
    const title = truncateMath(whole, 120);
    return { _id, title, drawn: cardFormulas(drawn, title), place: truncate(place, 80), start, end };
  },
  shape: { _id: '', title: '', drawn: formulasShape, place: '', start: '', end: '' },
});
