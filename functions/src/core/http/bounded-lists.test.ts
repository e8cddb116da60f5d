/**
 * No call looks at more entries of a list than it may have: what follows is cut off before an entry is
 * judged.
 */
import { describe, expect, it } from 'vitest';
import { ArraySchema, ObjectSchema } from 'yup';
import { everySchema } from '../../test/any-schema.ts';

/** Of each list in the schema: where it is, and what is wrong with it. */
function unbounded(schema: unknown, path = ''): string[] {
  if (schema instanceof ObjectSchema)
    return Object.entries(schema.fields).flatMap(([name, field]) => unbounded(field, `${path}.${name}`));
  if (!(schema instanceof ArraySchema)) return [];
  const inner = unbounded(schema.innerType, `${path}[]`);
  const max = schema.describe().tests.find(({ name }) => name === 'max')?.params?.max;
  if (typeof max !== 'number') return [`${path} has no limit`, ...inner];
  const cut = schema.cast(
    Array.from({ length: max + 100 }, () => 'x'),
    { assert: false },
  ) as unknown[];
  return cut.length > max + 1 ? [`${path} is not cut`, ...inner] : inner;
}

describe.each(everySchema)('$of', ({ load }) => {
  it('cuts every list', async () => {
    expect(unbounded(await load())).toEqual([]);
  });
});
