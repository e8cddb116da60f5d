import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatShortDate, yearOf } from './dates.ts';

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

  it('keeps the day of a time that names no zone', () => {
    for (const time of ['T00:10', 'T23:50:00', ' 23:50']) {
      expect(formatDate(`2025-03-09${time}`)).toBe('March 9, 2025');
    }
  });

  it('writes no more than is known', () => {
    expect(formatDate('2025')).toBe('2025');
    expect(formatDate('2025-11')).toBe('November 2025');
  });

  // Browsers read '9 Mar 2025' as a day of their own time zone.
  it.each(['in press', '2025-13', '2025-3-9', '9 Mar 2025', 'since 2025-03', '2025-03-09 (online)'])(
    'returns %j unchanged',
    (text) => {
      expect(formatDate(text)).toBe(text);
    },
  );
});

it('a short day names the month in three letters', () => {
  expect(formatShortDate('2025-03-14T12:00:00.000Z')).toBe('Mar 14, 2025');
});

it('the year is the first number of four digits', () => {
  expect(yearOf('Spring 2024')).toBe('2024');
  expect(yearOf('soon')).toBe('');
});

it('a moment has the day and the minute', () => {
  // Newer versions of Intl write a narrow space before AM.
  expect(formatDateTime('2025-03-14T09:26:53').replaceAll('\u202f', ' ')).toBe('Mar 14, 2025, 9:26 AM');
});
