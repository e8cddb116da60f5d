/**
 * No body of the size that a call takes occupies an instance: lists and texts that fill it are refused in
 * little time.
 */
import { limits } from '@lab/contract/api/limits';
import { describe, expect, it } from 'vitest';
import type { SchemaFieldDescription } from 'yup';
import { everySchema } from '../../test/any-schema.ts';
import { validate } from './validation.ts';

/** The same shape, with as much in each list and text as the rest of the body allows. */
function filled(described: SchemaFieldDescription, bytes: number): unknown {
  if ('fields' in described) {
    const fields = Object.entries(described.fields);
    const each = Math.floor(bytes / Math.max(fields.length, 1));
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, each)]));
  }
  if (described.type === 'array') return Array.from({ length: Math.floor(bytes / 3) }, () => ({}));
  return 'é'.repeat(Math.floor(bytes / 2));
}

describe.each(everySchema)('$of', ({ load }) => {
  it('is refused in little time', async () => {
    const schema = await load();
    const body = filled(schema.describe() as SchemaFieldDescription, limits.bodyBytes);
    const began = process.cpuUsage();
    await validate(schema, body).catch((error: { fields?: object }) => {
      expect(Object.keys(error.fields ?? {}).length).toBeLessThanOrEqual(20);
    });
    // Some seconds where lists are judged whole. Of the processor, so that other programs do not count.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });
});
