/** Upgrades data of version 0.1 while the site is in use. */
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { declarations } from '@lab/contract/kinds/declarations';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitor } from '../../core/http/caller.ts';
import type { StoredPaper } from '../../features/papers/paper-store.ts';
import { paperBody } from '../../test/records.ts';

// This test uses its own project, which holds data of an earlier version.
vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-upgrade');
const { seedLab, seedPapers } = await import('../../../bench/seed.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { invoke } = await import('../../app/mounted.ts');
const { areasById, authorMembers, contentFormulas, renderedFormulas } = await import('./migrations.ts');
const { derivedFields } = await import('../../features/papers/paper-store.ts');
const { correctPaper } = await import('../../features/papers/published.ts');
const { publishRequest } = await import('../../features/papers/review.ts');
const { listedTeam } = await import('../../features/team/member-store.ts');
const { upgrade } = await import('./upgrade.ts');

/** More records than one page of the migration. */
const count = 2 * limits.page + 5;
const names = ['Waves and Flows', 'Physics', 'Biology', 'Economics'];
const admin = { ...visitor, uid: 'some-admin', role: 'admin' as const };
const papers = () => firestore().collection('researchPapers');

beforeEach(async () => {
  for (const { id } of await firestore().listCollections()) {
    await firestore().recursiveDelete(firestore().collection(id));
  }
  await seedLab();
  await seedPapers(0, count);
  const { docs } = await papers().get();
  const batch = firestore().batch();
  for (const doc of docs) {
    const { areaId, type: _noType, ...rest } = doc.data() as StoredPaper;
    const stored = { ...rest, ...derivedFields({ ...rest, ...(areaId && { areaId }), type: 'article' }) };
    const category = names[Number(areaId?.slice(1))];
    batch.set(doc.ref, { ...stored, category });
    if (doc.id === 'paper-1') batch.set(doc.ref, { ...stored, category: 'Alchemy' });
    if (doc.id === 'paper-2') batch.set(firestore().doc('researchRequests/r1'), { ...stored, category });
  }
  batch.set(firestore().doc('applications/u1'), { name: 'Jane Doe', researchArea: 'Physics' });
  await batch.commit();
});

async function run(dryRun = false): Promise<string[]> {
  const lines: string[] = [];
  await upgrade((line) => lines.push(line), { dryRun });
  return lines;
}

/** For each paper the id of its area, or the name that an older paper holds instead. */
async function areasOfPapers(): Promise<Record<string, string>> {
  const { docs } = await papers().get();
  return Object.fromEntries(docs.map((doc) => [doc.id, doc.get('areaId') ?? `"${doc.get('category')}"`]));
}

const upToDate = (index: number) => (index === 1 ? '"Alchemy"' : `a${index % 4}`);
const expected = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [`paper-${index}`, upToDate(index)]),
);
const done = (changed: number) => [
  'researchRequests: 1 changed',
  `researchPapers: ${changed} changed`,
  'researchPapers: no research area is called "Alchemy"; those that say so go on saying it',
  'applications: 1 changed',
];
const say = (lines: string[], title = '001 areas-by-id') => [title, ...lines.map((line) => `  ${line}`)];

const keysDone = (changed: number, title = '002 search-keys') =>
  say([`researchPapers: ${changed} changed`], title);

/** Papers of earlier versions have no type. */
const typesDone = (changed: number, title = '003 work-types') =>
  say(['researchRequests: 1 changed', `researchPapers: ${changed} changed`], title);

const formulasDone = (requests: number, papers: number, title = '004 drawn-formulas') =>
  say([`researchRequests: ${requests} changed`, `researchPapers: ${papers} changed`], title);

const membersDone = (papers: number, title = '005 author-members') =>
  say([`researchPapers: ${papers} changed`], title);

const contentDone = (title = '006 drawn-content') =>
  say(
    Object.values(declarations).map(({ collection }) => `${collection}: 0 changed`),
    title,
  );

const earlierDone = (title = '007 earlier-acceptances') =>
  say(['team and alumni: 0 to look at, at the desk'], title);

const decisionsDone = (title = '008 decisions-as-notices') => say(['outcomes: 0 moved to notices'], title);

test('a dry run lists what would be done and changes nothing', async () => {
  const before = await areasOfPapers();
  expect(await run(true)).toEqual([
    ...say(done(count - 1), '001 areas-by-id, only tried'),
    ...keysDone(count, '002 search-keys, only tried'),
    ...typesDone(count, '003 work-types, only tried'),
    ...formulasDone(0, count, '004 drawn-formulas, only tried'),
    ...membersDone(0, '005 author-members, only tried'),
    ...contentDone('006 drawn-content, only tried'),
    ...earlierDone('007 earlier-acceptances, only tried'),
    ...decisionsDone('008 decisions-as-notices, only tried'),
  ]);
  expect(await areasOfPapers()).toEqual(before);
  expect((await firestore().collection('upgrades').get()).empty).toBe(true);
});

test('every record gets the id of its area, once, and pages stay the same', async () => {
  const pages = () =>
    Promise.all([
      invoke(api.papers.list, { query: { limit: 100 } }),
      invoke(api.papers.list, { query: { area: 'Biology', limit: 100 } }),
      invoke(api.papers.get, { params: { id: 'paper-1' } }),
    ]);
  const before = await pages();
  // Only the paper of an area that does not exist any more had the keys of another one.
  expect(await run()).toEqual([
    ...say(done(count - 1)),
    ...keysDone(1),
    ...typesDone(count),
    ...formulasDone(0, 0),
    ...membersDone(0),
    ...contentDone(),
    ...earlierDone(),
    ...decisionsDone(),
  ]);
  expect(await areasOfPapers()).toEqual(expected);
  const request = (await firestore().doc('researchRequests/r1').get()).data();
  const application = (await firestore().doc('applications/u1').get()).data();
  expect([request?.areaId, request?.category, request?.type]).toEqual(['a2', undefined, 'article']);
  expect(application).toEqual({ name: 'Jane Doe', areaId: 'a1' });
  expect(await pages()).toEqual(before);

  // A migration does not run again, because this version does not write records in the old form.
  expect(await run()).toEqual([]);
});

/** Each page of a collection is one transaction: the first for the request, the second and third for the papers. */
const secondOfPapers = 3;

/** Runs something between two pages of the migration. */
async function meanwhile(happens: () => Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  const runTransaction = firestore().runTransaction.bind(firestore());
  let begun = 0;
  const spied = vi.spyOn(firestore(), 'runTransaction').mockImplementation(async (...transaction) => {
    begun += 1;
    if (begun === secondOfPapers) await happens();
    return runTransaction(...transaction);
  });
  await work().finally(() => spied.mockRestore());
}

test('a migration killed between two pages is not recorded as done, and continues next time', async () => {
  const killed = meanwhile(() => Promise.reject(new Error('killed')), run);
  await expect(killed).rejects.toThrow('killed');
  const moved = Object.values(await areasOfPapers()).filter((area) => !area.startsWith('"'));
  // One paper on the first page names an area that does not exist any more.
  expect(moved).toHaveLength(limits.page - 1);
  expect((await firestore().collection('upgrades').get()).empty).toBe(true);

  expect(await run()).toContain(`  researchPapers: ${count - limits.page} changed`);
  expect(await areasOfPapers()).toEqual(expected);
  expect(await run()).toEqual([]);
});

test('edits and publications during the migration are kept', async () => {
  const [reached, later] = ['paper-0', 'paper-9'];
  const edit = (id: string) =>
    correctPaper(id, { ...paperBody(), category: 'Biology', title: 'Edited meanwhile' }, admin);
  await meanwhile(async () => {
    const { [reached]: first, [later]: last } = await areasOfPapers();
    expect([first, last]).toEqual(['a0', '"Physics"']);
    await Promise.all([edit(reached), edit(later), publishRequest('r1', { before: undefined }, admin)]);
  }, run);
  expect(await areasOfPapers()).toEqual({ ...expected, [reached]: 'a2', [later]: 'a2', r1: 'a2' });
  for (const id of [reached, later]) {
    expect((await papers().doc(id).get()).data()).toMatchObject({ title: 'Edited meanwhile' });
  }
});

test('two upgrades at once, and a write meanwhile, lose nothing', async () => {
  await Promise.all([
    areasById.run(false),
    areasById.run(false),
    ...[3, 30, 40].map((index) =>
      firestore().runTransaction(async (tx) => {
        const paper = await tx.get(papers().doc(`paper-${index}`));
        tx.update(paper.ref, { title: `Written meanwhile: ${paper.get('title')}` });
      }),
    ),
  ]);
  expect(await areasOfPapers()).toEqual(expected);
  for (const index of [3, 30, 40]) {
    expect((await papers().doc(`paper-${index}`).get()).get('title')).toMatch(/^Written meanwhile/);
  }
});

test('the formulas of older papers are rendered, once', async () => {
  await papers().doc('paper-1').update({ title: 'On $x^2$' });
  await firestore().doc('researchRequests/r1').update({ details: 'On $y$' });
  const titleOf = async (id: string) => (await papers().doc(id).get()).get('drawn')?.[0]?.plain;
  await renderedFormulas.run(true);
  expect(await titleOf('paper-1')).toBeUndefined();
  await renderedFormulas.run(false);
  expect(await titleOf('paper-1')).toBe('x²');
  expect((await firestore().doc('researchRequests/r1').get()).get('drawn')?.[0]?.plain).toBe('y');
  // A paper without formulas is not written for them.
  expect((await papers().doc('paper-2').get()).data()).not.toHaveProperty('drawn');
  expect(await renderedFormulas.run(false)).toEqual([
    'researchRequests: 0 changed',
    'researchPapers: 0 changed',
  ]);
});

test('older papers say who of their authors is in the team, once', async () => {
  const [member] = await listedTeam.read();
  await firestore()
    .doc('public/home')
    .update({ team: [{ ...member, name: 'Zoë Quist' }] });
  await papers()
    .doc('paper-1')
    .update({ authors: ['Ann Lee', 'Quist, Zoë'] });
  const linked = async () => (await papers().doc('paper-1').get()).get('members');
  expect(await authorMembers.run(true)).toEqual(['researchPapers: 1 changed']);
  expect(await linked()).toEqual([]);
  expect(await authorMembers.run(false)).toEqual(['researchPapers: 1 changed']);
  expect(await linked()).toEqual([{ author: 'Quist, Zoë', member: member?._id }]);
  expect(await authorMembers.run(false)).toEqual(['researchPapers: 0 changed']);
});

test('the formulas of older news are rendered, once, also in the summary', async () => {
  const item = firestore().doc('news/n1');
  await item.set({ title: 'On $x^2$', summary: '', details: '', image: '', createdAt: new Date() });
  expect(await contentFormulas.run(true)).toContain('news: 1 changed');
  expect((await item.get()).data()).not.toHaveProperty('drawn');
  await Promise.all([contentFormulas.run(false), contentFormulas.run(false)]);
  expect((await item.get()).get('drawn')?.[0]?.plain).toBe('x²');
  const [listed] = (await invoke(api.news.list, { query: {} })).reply;
  expect(listed?.drawn?.[0]?.plain).toBe('x²');
  expect(await contentFormulas.run(false)).toContain('news: 0 changed');
});

test('data of a later version are left alone', async () => {
  await firestore().doc('upgrades/999').set({ name: 'from the future' });
  await expect(run()).rejects.toThrow('a later version has upgraded these data (999)');
  expect(Object.values(await areasOfPapers())).toContain('"Physics"');
});
