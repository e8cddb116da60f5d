/**
 * Tests the comparison without Google's emulator: compares this engine with itself, unchanged and with
 * planted faults.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningEngine, startEngine } from '../firestore/engine.testing.ts';
import type { proto } from '../firestore/wire/messages.d.ts';
import type { Options } from './compare.ts';
import type { KnownDifference } from './known.ts';
import { parts } from './parts.ts';
import { connectSide, type Side } from './side.ts';

let engines: RunningEngine[];
let one: Side;
let other: Side;
beforeAll(async () => {
  engines = await Promise.all([startEngine(), startEngine()]);
  [one, other] = engines.map(({ host, port }) => connectSide(`${host}:${port}`)) as [Side, Side];
});
afterAll(async () => {
  one.close();
  other.close();
  await Promise.all(engines.map((engine) => engine.close()));
});

const compare = (name: string, official: Side, more: Partial<Options> = {}) => {
  const part = parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`There is no part ${name}.`);
  return part.compare({ ours: one, official, seed: 7, cases: 12, known: [], most: 1, ...more });
};

/** An engine that leaves out a part of some requests. */
const forgetting = (method: string, change: (request: Record<string, object>) => object): Side => ({
  ...other,
  call: (called, request, caller) =>
    other.call(
      called,
      called === method ? change({ ...request } as Record<string, object>) : request,
      caller,
    ),
});

const withoutLimit = () =>
  forgetting('RunQuery', ({ structuredQuery, ...rest }) => {
    const { limit: _forgotten, ...query } = structuredQuery as proto.IStructuredQuery;
    return { ...rest, structuredQuery: query };
  });

describe.each(parts.map(({ name }) => name))('%s', { timeout: 120_000 }, (name) => {
  it('are the same in two engines of one kind', async () => {
    const { cases, steps, differences } = await compare(name, other);
    expect(differences).toEqual([]);
    expect(cases).toBeGreaterThan(0);
    expect(steps).toBeGreaterThan(cases);
  });
});

it('an engine that does not answer is reported with its error', async () => {
  const silent: Side = { ...other, clear: () => Promise.reject(new Error('It has ended.')) };
  await expect(compare('queries', silent)).rejects.toThrow('It has ended.');
});

describe('a planted fault', { timeout: 120_000 }, () => {
  it('is found, reduced to what shows it, and found again with the same seed', async () => {
    const { differences } = await compare('queries', withoutLimit());
    expect(await compare('queries', withoutLimit())).toMatchObject({ differences });
    expect(differences).toHaveLength(1);
    const { smallest, ours, official } = differences[0] ?? {};
    const { documents, queries } = JSON.parse(smallest ?? '');
    // One document and a limit of zero: no smaller case shows the difference.
    expect(documents).toHaveLength(1);
    expect(queries).toHaveLength(1);
    expect(Object.keys(queries[0].structuredQuery).sort()).toEqual(['from', 'limit']);
    expect(JSON.parse(ours ?? '')).toEqual([]);
    expect(JSON.parse(official ?? '')).toHaveLength(1);
  });

  it('in what is written is found, down to one write', async () => {
    const plus = forgetting('Commit', ({ writes, ...rest }) => ({
      ...rest,
      writes: (writes as proto.IWrite[]).map((write) => ({ ...write, updateTransforms: [] })),
    }));
    const { differences } = await compare('writes', plus);
    const { commits } = JSON.parse(differences[0]?.smallest ?? '');
    expect(commits).toHaveLength(1);
    expect(commits[0].writes).toHaveLength(1);
    expect(commits[0].writes[0].write.updateTransforms).toHaveLength(1);
  });

  it('that shows once is printed with both answers, though it does not come again', async () => {
    let planted = 0;
    const once: Side = {
      ...other,
      call: async (method, request, caller) => {
        const step = await other.call(method, request, caller);
        const found = JSON.stringify(step.result).includes('"document":{');
        if (method !== 'RunQuery' || !found || planted++ > 0) return step;
        return { ...step, result: [] };
      },
    };
    const { differences } = await compare('queries', once, { cases: 100 });
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({
      asked: expect.stringContaining('(the engines differed here, and no more when asked again)'),
      ours: expect.stringContaining('['),
      official: expect.stringContaining('['),
    });
    expect(differences[0]?.ours).not.toBe(differences[0]?.official);
  });

  it('that is a known difference is counted under its name', async () => {
    const known: KnownDifference = {
      part: 'queries',
      name: 'limits are forgotten',
      reason: 'This test forgets them.',
      matches: ({ ours, official }) => String(ours.result) !== String(official.result),
    };
    const report = await compare('queries', withoutLimit(), { known: [known] });
    expect(report.differences).toEqual([]);
    expect(report.cases).toBe(12);
    expect(report.known.get('limits are forgotten')).toBeGreaterThan(0);
  });
});
