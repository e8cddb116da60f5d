import { describe, expect, it } from 'vitest';
import { shortDay, writtenDay, yearOf } from './dates.ts';

describe('writtenDay', () => {
  it('writes a day as the calendar of the language does', () => {
    const calendar = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const date = `2025-${String(month).padStart(2, '0')}-09`;
      expect(writtenDay(date)).toBe(calendar.format(Date.parse(date)));
    }
  });

  it('is the day in Greenwich, wherever the reader is', () => {
    expect(writtenDay('2025-12-31T23:30:00.000Z')).toBe('December 31, 2025');
  });

  it('leaves what is no date', () => {
    expect(writtenDay('in press')).toBe('in press');
  });
});

it('a short day names the month in three letters', () => {
  expect(shortDay('2025-03-14T12:00:00.000Z')).toBe('Mar 14, 2025');
});

it('the year is the first number of four digits', () => {
  expect(yearOf('Spring 2024')).toBe('2024');
  expect(yearOf('soon')).toBe('');
});
