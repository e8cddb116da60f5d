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

// Shortened, and without a picture of an unusually long address, so that the part of `public/home` never
// exceeds its limit.
export const nextEvents = upcomingSummary<StoredEvent, NextEvent>(eventStore, {
  of: (_id, { title: whole, place, start, end, image, drawn }) => {
    const title = truncateMath(whole, 120);
    const shown = { title, drawn: cardFormulas(drawn, title), place: truncate(place, 80) };
    return { _id, ...shown, start, end, image: image.length > 200 ? '' : image };
  },
  shape: { _id: '', title: '', drawn: formulasShape, place: '', start: '', end: '', image: '' },
});
