/** Queries and texts of content with a start and an end. */
import type { Endpoint } from '@lab/contract';
import { clockOf, isWholeDay } from '@lab/contract/lib/moments';
import { siteTexts } from '@lab/contract/texts/texts';
import { formatDate } from './dates.ts';
import { endpointQuery, pagedQuery } from './query.ts';

interface CalendarQuery {
  when?: 'upcoming' | 'past';
  limit?: number;
  cursor?: string;
}

export type CalendarEndpoint<Item> = Endpoint<string, CalendarQuery, undefined, Item[], 'public'>;

export const upcomingQuery = <Item>(list: CalendarEndpoint<Item>) =>
  endpointQuery<CalendarEndpoint<Item>>(list, { query: { when: 'upcoming' } });

export const pastQuery = <Item>(list: CalendarEndpoint<Item>, from: { cursor?: string } = {}) =>
  pagedQuery<CalendarEndpoint<Item>>(list, { when: 'past', ...from });

/**
 * 'December 1, 2026, 14:00–16:00 (UTC+1)': in the time zone in which it was entered, the same for every
 * reader.
 */
export function formatSpan(start: string, end: string): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  const isOneDay = !end || (from.day === to.day && from.zone === to.zone);
  if (isOneDay) {
    const times = [from.time, end && to.time].filter(Boolean).join('–');
    return withZone([from.day, times].filter(Boolean).join(', '), from.zone);
  }
  const first = [from.day, from.time].filter(Boolean).join(', ');
  const last = [to.day, to.time].filter(Boolean).join(', ');
  if (from.zone === to.zone) return withZone(`${first} – ${last}`, to.zone);
  return `${withZone(first, from.zone)} – ${withZone(last, to.zone)}`;
}

const withZone = (text: string, zone: string) => (zone ? `${text} (${zone})` : text);

function partsOf(written: string) {
  const clock = isWholeDay(written) ? undefined : clockOf(written);
  return {
    day: formatDate(written.slice(0, 10)),
    time: clock?.time ?? '',
    zone: clock ? siteTexts.zone(clock.offset) : '',
  };
}
