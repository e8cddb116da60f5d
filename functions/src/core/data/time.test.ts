import { lastMoment } from '@lab/contract/lib/moments';
import { expect, it } from 'vitest';
import { timeAt } from './time.ts';

it.each(['0000-01-01', '0001-01-01', '9999-12-31', '9999-12-31T23:59-12:00'])(
  '%s can be stored',
  (written) => {
    const year = timeAt(lastMoment(written)).toDate().getUTCFullYear();
    expect(year).toBeGreaterThanOrEqual(1);
    expect(year).toBeLessThanOrEqual(9999);
  },
);

it('other times are kept', () => {
  for (const time of [0, Date.parse('2026-12-01T12:00:00.123Z')]) expect(timeAt(time).toMillis()).toBe(time);
});
