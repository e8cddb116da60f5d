import { describe, expect, it } from 'vitest';
import { readSchedule } from './schedule.ts';

/** The next times after Wednesday, 2026-07-01 12:00 UTC, as `MM-DD HH:mm` in UTC. */
function nextTimes(text: string, count: number, timeZone = 'UTC'): string[] {
  const schedule = readSchedule(text, timeZone);
  const times: string[] = [];
  let last: Date | undefined = new Date('2026-07-01T12:00:00Z');
  for (let i = 0; i < count && last; i++) {
    last = schedule.next(last);
    times.push(last?.toISOString().slice(5, 16).replace('T', ' ') ?? 'never');
  }
  return times;
}

describe('a cron pattern', () => {
  it.each([
    ['*/20 * * * *', ['07-01 12:20', '07-01 12:40', '07-01 13:00']],
    ['0 3 * * *', ['07-02 03:00', '07-03 03:00', '07-04 03:00']],
    ['30 9 * * mon-fri', ['07-02 09:30', '07-03 09:30', '07-06 09:30']],
    ['0 0 1,15 * 0', ['07-05 00:00', '07-12 00:00', '07-15 00:00']],
    ['  0   12 1 JUL * ', ['07-01 12:00', '07-01 12:00', '07-01 12:00']],
    ['0 0 30 2 *', ['never']],
  ])('%s', (text, expected) => {
    expect(nextTimes(text, expected.length)).toEqual(expected);
  });

  it('is read in its time zone, also over a change of the clocks', () => {
    expect(nextTimes('0 3 * * *', 2, 'Europe/Berlin')).toEqual(['07-02 01:00', '07-03 01:00']);
    const winter = readSchedule('0 3 * * *', 'Europe/Berlin').next(new Date('2026-10-24T12:00:00Z'));
    expect(winter?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });
});

describe("App Engine's English", () => {
  it.each([
    ['every 5 minutes', ['07-01 12:05', '07-01 12:10']],
    ['every 90 mins', ['07-01 13:30', '07-01 15:00']],
    ['every 24 hours', ['07-02 12:00', '07-03 12:00']],
    ['every 7 hours', ['07-01 19:00', '07-02 02:00']],
    ['every 8 hours synchronized', ['07-01 16:00', '07-02 00:00', '07-02 08:00']],
    ['every 25 minutes from 12:10 to 13:00', ['07-01 12:10', '07-01 12:35', '07-01 13:00', '07-02 12:10']],
    ['every 2 hours from 21:00 to 2:00', ['07-01 21:00', '07-01 23:00', '07-02 01:00', '07-02 21:00']],
    ['every day 00:00', ['07-02 00:00', '07-03 00:00']],
    ['every monday 9:05', ['07-06 09:05', '07-13 09:05']],
    ['every mon, wed of month 17:00', ['07-01 17:00', '07-06 17:00', '07-08 17:00']],
    ['Every Sunday of Aug,september 08:00', ['08-02 08:00', '08-09 08:00']],
    ['1st,third tuesday of month 10:00', ['07-07 10:00', '07-21 10:00', '08-04 10:00']],
    ['2nd friday 10:00', ['07-10 10:00', '08-14 10:00']],
    ['5th wed 10:00', ['07-29 10:00', '09-30 10:00']],
    ['second day 06:00', ['07-02 06:00', '08-02 06:00']],
    ['1,15 of month 06:00', ['07-15 06:00', '08-01 06:00']],
    ['1 of jan,aug 06:00', ['08-01 06:00', '01-01 06:00']],
    ['first sunday of quarter 00:00', ['07-05 00:00', '10-04 00:00', '01-03 00:00']],
    ['1 of 2nd,3rd month of quarter 00:00', ['08-01 00:00', '09-01 00:00', '11-01 00:00']],
  ])('%s', (text, expected) => {
    expect(nextTimes(text, expected.length)).toEqual(expected);
  });

  it('is read in its time zone', () => {
    expect(nextTimes('every day 09:00', 1, 'America/Los_Angeles')).toEqual(['07-01 16:00']);
  });
});

describe('what Cloud Scheduler refuses', () => {
  it.each([
    '',
    'every 1 minute',
    'every hour',
    'every 0 minutes',
    'every 7 hours synchronized',
    'every day',
    'every day 24:00',
    'every someday 09:00',
    '6th monday 09:00',
    '1,2 09:00',
    'every monday of spring 09:00',
    '1 of 4th month of quarter 09:00',
    '* * * *',
    '0 * * * * *',
    '@daily',
    '0 0 L * *',
    '0 0 * * 1#2',
    '61 * * * *',
  ])('is refused: "%s"', (text) => {
    expect(() => readSchedule(text, 'UTC')).toThrow();
  });

  it('is refused: a time zone that there is not', () => {
    expect(() => readSchedule('0 3 * * *', 'Europe/Nowhere')).toThrow();
  });
});
