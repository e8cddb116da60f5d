/**
 * Whatever is sent, a schema accepts it or names what is wrong; `any-input.long.test.ts` sends more, and
 * others each time.
 */
import { expect, test } from 'vitest';
import { everySchema, expectOrderly } from '../../test/any-schema.ts';

test.each(everySchema)('the $of accepts it or names the fields that are wrong', async ({ load }) => {
  await expectOrderly(await load(), { numRuns: 15, seed: 40 });
});

test('no schema is missing', () => expect(everySchema.length).toBeGreaterThan(100));
