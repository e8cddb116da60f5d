/** Every schema is sent much of any shape, other input in each run. */
import { test } from 'vitest';
import { everySchema, expectOrderly } from '../../test/any-schema.ts';

test.each(everySchema)('the $of accepts it or names the fields that are wrong', async ({ load }) => {
  await expectOrderly(await load(), { numRuns: 100 });
});
