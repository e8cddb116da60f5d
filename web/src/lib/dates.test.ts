import { describe, expect, it } from 'vitest';
import { formatDate, formatShortDate, yearOf } from './dates.ts';

describe('formatDate', () => {
  it('writes a date in the format of the language', () => {
    const calendar = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const date = `2025-${String(month).padStart(2, '0')}-09`;
      expect(formatDate(date)).toBe(calendar.format(Date.parse(date)));
    }
  });

  it('uses UTC in every time zone', () => {
    expect(formatDate('2025-12-31T23:30:00.000Z')).toBe('December 31, 2025');
  });

  it('returns text that is not a date unchanged', () => {
    expect(formatDate('in press')).toBe('in press');
  });
});

it('a short day names the month in three letters', () => {
  expect(formatShortDate('2025-03-14T12:00:00.000Z')).toBe('Mar 14, 2025');
});

it('the year is the first number of four digits', () => {
  expect(yearOf('Spring 2024')).toBe('2024');
  expect(yearOf('soon')).toBe('');
});
