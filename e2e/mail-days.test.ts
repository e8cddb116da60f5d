// For each row of the table of what people are told there is a story of two people, in which the caught mail is read and followed.
import { mailEventNames } from '@lab/contract/mail/events';
import { describe, expect, test } from 'vitest';
import { answerDays } from './mail-days/answers.ts';
import { applicationDays } from './mail-days/applications.ts';
import { labDays } from './mail-days/lab.ts';
import { tellDays } from './mail-days/mail-day.ts';
import { paperDays } from './mail-days/papers.ts';
import { peopleDays } from './mail-days/people.ts';

const days = [...answerDays, ...applicationDays, ...paperDays, ...peopleDays, ...labDays];

test('no row of the table is without a story', () => {
  expect(days.flatMap(({ events }) => events).sort()).toEqual([...mailEventNames].sort());
});

describe('mail', () => tellDays(days));
