/** Removes, changes and adds fields of stored documents, and checks that everything still reads them. */
import { api } from '@lab/contract';
import { kindNames } from '@lab/contract/kinds';
import { declarationOf } from '@lab/contract/kinds-in-full';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Documents, keptDocuments, keptReleases, writeDocuments } from '../../fixtures/documents.ts';
import { useOwnProject } from '../test/own-project.ts';

await useOwnProject('demo-older-documents');
const { invoke } = await import('../invoke.ts');
const { rebuildSummaries } = await import('../rebuild-summaries.ts');
const { drawPages, readCalls, readForMachines } = await import('../test/read-everything.ts');

beforeEach(() => useOwnProject('demo-older-documents'));

const documents = keptDocuments(keptReleases().at(-1) ?? '');
const stray = 'not to be sent';

type Variant = [what: string, changed: unknown];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The value without each of its fields, with each in another type, and with an additional one, at every level. */
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

/** Collections that came after the kept data, so that no earlier version has written into them. */
const newer = ['alumni', 'funding', 'resources', 'memberResources'];

const shownToAll = [
  'researchPapers',
  ...kindNames.map((name) => declarationOf(name).collection).filter((name) => !newer.includes(name)),
];
const others = ['activity', 'applications', 'contacts', 'outcomes', 'researchRequests', 'users'];

/** These are also shown to the person they belong to, who is found by `uid` or by the document's id. */
const ofPeople = ['applications', 'contacts', 'outcomes', 'researchRequests', 'team', 'users'];

describe.each([...shownToAll, ...others])('%s', (collection) => {
  test('are listed and shown whichever field one of them lacks', async () => {
    const [, record] = fullest(collection);
    const changed = variants(record).map(([what, fields]): [string, object] => [
      `${collection}/${what.replace(/[^\w.]/g, '-')}`,
      fields as object,
    ]);
    expect(changed.length).toBeGreaterThan(6);
    const all: Documents = new Map([...documents, ...changed]);
    await writeDocuments(all);
    await rebuildSummaries();
    const { uid } = record as { uid?: string };
    const owners = uid ? [uid] : changed.map(([path]) => path.slice(collection.length + 1));
    const calls = await readCalls(new Map(changed), ofPeople.includes(collection) ? owners : []);
    const pages = shownToAll.includes(collection) && [
      await drawPages(new Map(changed)),
      await readForMachines(),
    ];
    expect(JSON.stringify([calls, pages])).not.toContain(stray);
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
    const outputs = [await readCalls(new Map()), await drawPages(), await readForMachines()];
    expect(JSON.stringify(outputs)).not.toContain(stray);
  });

  test.each(Object.keys(home))('may lack %s', async (name) => {
    const { [name]: _gone, ...others } = home;
    await write(others);
    await readCalls(new Map());
    await drawPages();
  });

  test('contains complete data of the lab, whatever its record lacks', async () => {
    for (const [, labInfo] of variants(home.labInfo)) {
      await write({ ...home, labInfo });
      expect(JSON.stringify(await invoke(api.labInfo.get))).not.toContain(stray);
    }
  });
});
