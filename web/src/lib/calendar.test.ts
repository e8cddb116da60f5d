import { api } from '@lab/contract';
import { expect, test } from 'vitest';
import { stubServer } from '../test/server.ts';
import { send } from './api.ts';
import { formatSpan, pastQuery, upcomingQuery } from './calendar.ts';
import { createQueryClient } from './query.ts';

test.each([
  ['2026-12-01', '', 'December 1, 2026'],
  ['2026-12-01', '2026-12-01', 'December 1, 2026'],
  ['2026-12-01', '2026-12-03', 'December 1, 2026 – December 3, 2026'],
  ['2026-12-01T14:00+01:00', '', 'December 1, 2026, 14:00 (UTC+1)'],
  ['2026-12-01T14:00+01:00', '2026-12-01T16:30+01:00', 'December 1, 2026, 14:00–16:30 (UTC+1)'],
  [
    '2026-12-01T14:00+01:00',
    '2026-12-02T12:00+01:00',
    'December 1, 2026, 14:00 – December 2, 2026, 12:00 (UTC+1)',
  ],
  [
    '2026-03-28T14:00+01:00',
    '2026-03-29T12:00+02:00',
    'March 28, 2026, 14:00 (UTC+1) – March 29, 2026, 12:00 (UTC+2)',
  ],
  [
    '2026-10-25T02:30+02:00',
    '2026-10-25T02:30+01:00',
    'October 25, 2026, 02:30 (UTC+2) – October 25, 2026, 02:30 (UTC+1)',
  ],
  // The day of the place where it happens, which is another one in UTC.
  ['2026-12-01T23:30-08:00', '', 'December 1, 2026, 23:30 (UTC-8)'],
])('from %s to %s', (start, end, written) => {
  expect(formatSpan(start, end)).toBe(written);
});

test('what is still to come, and the pages of what is over', async () => {
  const server = stubServer().answers(api.events.list, []);
  const client = createQueryClient(send);
  await client.fetchQuery(upcomingQuery(api.events.list));
  await client.fetchInfiniteQuery(pastQuery(api.events.list));
  await client.fetchInfiniteQuery(pastQuery(api.events.list, { cursor: 'abc' }));
  expect(server.calls(api.events.list).map(({ query }) => query)).toEqual([
    { when: 'upcoming' },
    { when: 'past' },
    { when: 'past', cursor: 'abc' },
  ]);
});
