// For each row of the table of what people are told there is a story of two people, in which the caught mail
// is read and followed: of news for subscribers here, of the others in mail-days.long.test.ts.
import { mailEventNames } from '@lab/contract/features/mail/events';
import { describe, expect, test } from 'vitest';
import { days } from './mail-days/days.ts';
import { mailStories } from './mail-days/mail-day.ts';
import { subscriberDays } from './mail-days/subscribers.ts';

test('no row of the table is without a story', () => {
  const notified = [...days, ...subscriberDays].flatMap(({ events }) => events);
  expect(notified.sort()).toEqual([...mailEventNames].sort());
});

describe('mail', () => mailStories(subscriberDays));
