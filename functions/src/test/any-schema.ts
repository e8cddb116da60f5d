/** Gives a schema input of any shape: it accepts it, or says in time which of its fields are wrong. */
import { AppError } from '@lab/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Schema, SchemaFieldDescription } from 'yup';
import { validate } from '../core/http/validation.ts';
import { anyLike, everyEndpoint, nameOf } from './any-input.ts';

export const everySchema = everyEndpoint.flatMap((endpoint) =>
  (['body', 'query'] as const).flatMap((part) => {
    const load = endpoint[part];
    return load ? [{ of: `${part} of ${nameOf(endpoint)}`, load: load as () => Promise<Schema> }] : [];
  }),
);

/** Of the processor, so that other programs do not count. */
const atMostMs = 2_000;

/** As body.ts and answer.ts pass it on, which drop the names of built-in properties. */
const asPassedOn = (sent: unknown): unknown =>
  JSON.parse(JSON.stringify(sent), (name, part) => (name in Object.prototype ? undefined : part));

async function refusal(schema: Schema, value: unknown): Promise<AppError | undefined> {
  const start = process.cpuUsage();
  try {
    await validate(schema, value);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  } finally {
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(atMostMs);
  }
}

export async function expectOrderly(schema: Schema, how: { numRuns: number; seed?: number }): Promise<void> {
  const described = schema.describe() as SchemaFieldDescription;
  const fields = 'fields' in described ? Object.keys(described.fields) : [];
  await fc.assert(
    fc.asyncProperty(anyLike(described), async (sent) => {
      const error = await refusal(schema, asPassedOn(sent));
      if (!error) return;
      expect(error.code).toBe('invalid');
      expect(error.message).not.toBe('');
      for (const path of Object.keys(error.fields ?? {})) expect(fields).toContain(path.split(/[.[]/)[0]);
    }),
    how,
  );
}
