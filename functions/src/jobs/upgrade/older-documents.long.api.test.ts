/** Removes, changes and adds fields of stored documents, and checks that everything still reads them. */
import { api } from '@lab/contract';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kindNames } from '@lab/contract/kinds/kinds';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Documents, keptDocuments, keptReleases, writeDocuments } from '../../../fixtures/documents.ts';
import { fill } from '../../core/data/shape.ts';
import { useOwnProject } from '../../test/own-project.ts';

/** The shapes with which the server has read each collection. */
const shapes = vi.hoisted(() => new Map<string, Set<object>>());
vi.mock('../../core/data/firestore.ts', async (original) => {
  const stored = await original<typeof import('../../core/data/firestore.ts')>();
  const collection: typeof stored.collection = (name, shape) => {
    shapes.set(name, (shapes.get(name) ?? new Set()).add(shape));
    return stored.collection(name, shape);
  };
  return { ...stored, collection };
});

await useOwnProject('demo-older-documents');
const { invoke } = await import('../../app/mounted.ts');
const { rebuildSummaries } = await import('../../app/rebuild-summaries.ts');
const { renderPages, readCalls, readForMachines } = await import('../../test/read-everything.ts');

beforeEach(() => useOwnProject('demo-older-documents'));

const documents = keptDocuments(keptReleases().at(-1) ?? '');
const stray = 'not to be sent';

type Variant = [what: string, changed: unknown];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * The value without each of its fields, with each in another type, and with an additional one, at every
 * level.
 */
function variants(value: unknown): Variant[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    return variants(first).map(([what, changed]) => [what, [changed, ...others]]);
  }
  if (!isRecord(value)) return [];
  const changed = Object.entries(value).flatMap(([name, part]): Variant[] => {
    const { [name]: _gone, ...without } = value;
    const within = variants(part).map(
      ([what, inner]): Variant => [`${name}.${what}`, { ...value, [name]: inner }],
    );
    // An entry of a summary is identified by its id.
    if (name === '_id' || name === 'id') return [];
    if (optional.includes(name)) return [[`${name} missing`, without], ...within];
    const other = { ...value, [name]: typeof part === 'number' ? 'seven' : 7 };
    return [[`${name} missing`, without], [`${name} other`, other], ...within];
  });
  return [...changed, ['one more', { ...value, stray }]];
}

/** These fields are optional, so there is no default that could replace a value of another type. */
const optional = ['areaId', 'formerNames', 'absorbed', 'updatedAt', 'code'];

function fullest(collection: string): [path: string, fields: object] {
  const found = [...documents].filter(([path]) => path.startsWith(`${collection}/`));
  const [one] = found.sort((a, b) => JSON.stringify(b[1]).length - JSON.stringify(a[1]).length);
  if (!one) throw new Error(`The kept data have no ${collection}`);
  return one;
}

const kept = new Set([...documents.keys()].map((path) => path.replace(/\/.*/, '')));

const shownToAll = [
  'researchPapers',
  // No earlier version has written into the collections that came after the kept data.
  ...kindNames.map((name) => declarationOf(name).collection).filter((name) => kept.has(name)),
];
const others = ['activity', 'applications', 'contacts', 'researchRequests', 'users'];

/** These are also shown to the person they belong to, who is found by `uid` or by the document's id. */
const ofPeople = ['applications', 'contacts', 'researchRequests', 'team', 'users'];

type Change = (fields: Record<string, unknown>) => object;

const only = (fields: Record<string, unknown>, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keep(name)));
const isId = (name: string) => name === '_id' || name === 'id';

const changes: Record<string, Change> = {
  missing: (fields) => only(fields, isId),
  other: (fields) => ({
    ...only(fields, (name) => isId(name) || optional.includes(name)),
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !isId(name) && !optional.includes(name))
        .map(([name, part]) => [name, typeof part === 'number' ? 'seven' : 7]),
    ),
  }),
};

/** The value with all records changed that are so far below it. */
function changedAt(depth: number, value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((entry) => changedAt(depth, entry, change));
  if (!isRecord(value)) return value;
  if (depth === 0) return { ...change(value), stray };
  const parts = Object.entries(value).map(([name, part]) => [name, changedAt(depth - 1, part, change)]);
  return Object.fromEntries(parts);
}

function depthOf(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(depthOf));
  return isRecord(value) ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

describe.each([...shownToAll, ...others])('%s', (collection) => {
  const [, record] = fullest(collection);

  test('are listed and shown where one lacks all fields of a level, or has others there', async () => {
    const changed = Object.entries(changes).flatMap(([name, change]) =>
      Array.from({ length: depthOf(record) }, (_, depth): [string, object] => [
        `${collection}/${name}-${depth}`,
        changedAt(depth, record, change) as object,
      ]),
    );
    const all: Documents = new Map([...documents, ...changed]);
    await writeDocuments(all);
    await rebuildSummaries();
    const { uid } = record as { uid?: string };
    const owners = uid ? [uid] : changed.map(([path]) => path.slice(collection.length + 1));
    const calls = await readCalls(new Map(changed), ofPeople.includes(collection) ? owners : []);
    const pages = shownToAll.includes(collection) && [
      await renderPages(new Map(changed)),
      await readForMachines(),
    ];
    expect(JSON.stringify([calls, pages])).not.toContain(stray);
  });

  test('are complete whichever single field one lacks', () => {
    const read = shapes.get(collection) ?? [];
    const changed = variants(record);
    expect([...read].length).toBeGreaterThan(0);
    expect(changed.length).toBeGreaterThan(6);
    for (const shape of read) {
      for (const [what, fields] of changed) {
        const filled = fill(shape, fields);
        expect([what, fill(shape, filled)]).toEqual([what, filled]);
        expect([what, Object.keys(filled)]).toEqual([what, expect.arrayContaining(Object.keys(shape))]);
      }
    }
  });
});

describe('what pages show together', () => {
  const home = documents.get('public/home') ?? {};
  const write = (parts: object) => writeDocuments(new Map([...documents, ['public/home', parts]]));

  test('is filled in, part by part and entry by entry', async () => {
    // The years of papers are plain texts, which lack nothing.
    const lists = Object.entries(home).filter(
      ([, part]) => Array.isArray(part) && typeof part[0] === 'object',
    );
    const ofContent = kindNames.filter((name) => declarationOf(name).home);
    expect(lists).toHaveLength(['recent', ...ofContent].length);
    const changed = lists.map(([name, [entry]]) => [name, variants(entry).map(([, other]) => other)]);
    await write({ ...home, ...Object.fromEntries(changed) });
    const outputs = [await readCalls(new Map()), await renderPages(), await readForMachines()];
    expect(JSON.stringify(outputs)).not.toContain(stray);
  });

  test.each(Object.keys(home))('may lack %s', async (name) => {
    const { [name]: _gone, ...others } = home;
    await write(others);
    await readCalls(new Map());
    await renderPages();
  });

  test('contains complete data of the lab, whatever its record lacks', async () => {
    for (const [, labInfo] of variants(home.labInfo)) {
      await write({ ...home, labInfo });
      expect(JSON.stringify(await invoke(api.labInfo.get))).not.toContain(stray);
    }
  });
});
