/**
 * Tests the public reference, https://firebase.google.com/docs/reference/rules, with its own examples, and
 * with observed behaviour of the service that the reference does not describe.
 */
import { describe, expect, test } from 'vitest';
import { outcome } from './ask.testing.ts';

export function check(
  section: string,
  examples: { true?: string[]; false?: string[]; error?: string[] },
): void {
  describe(section, () => {
    const rows = Object.entries(examples).flatMap(([wanted, expressions]) =>
      expressions.map((expression) => [expression, wanted] as const),
    );
    test.each(rows)('%s is %s', (expression, wanted) => {
      expect(outcome(expression)).toBe(wanted);
    });
  });
}

export const minInt = '(-9223372036854775807 - 1)';
