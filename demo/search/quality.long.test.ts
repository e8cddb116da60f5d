import { expect, test } from 'vitest';
import { qualityIn } from './quality.ts';

test.each(['demo', 'large'] as const)(
  'in the %s lab at least 95 of 100 queries find what is meant',
  (lab) => {
    const { asked, missed } = qualityIn(lab);
    expect(asked).toBeGreaterThanOrEqual(200);
    expect(missed.length / asked, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05);
  },
);
