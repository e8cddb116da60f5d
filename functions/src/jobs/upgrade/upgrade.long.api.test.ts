/**
 * Upgrades data of version 0.1 while the site is in use. Longer than 300 lines, because all tests upgrade the
 * same data.
 */
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { countOf } from '@lab/contract/features/papers/counts';
import { declarations } from '@lab/contract/kinds/declarations';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitor } from '../../core/http/caller.ts';
import type { StoredPaper } from '../../features/papers/paper-store.ts';
import { paperBody } from '../../test/records.ts';

// This test uses its own project, which holds data of an earlier version.
vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-upgrade');
const { seedLab, seedPapers } = await import('../../../bench/seed.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { invoke } = await import('../../app/mounted.ts');
const {
  areasById,
  authorMembers,
  contentFormulas,
  countedWorks,
  linksOfWorks,
  marksInTitles,
  namesInOrder,
  placesByType,
  renderedFormulas,
} = await import('./migrations.ts');
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

const searchDone = (title = '009 search-index') => say(['search: made from the records'], title);

const interestsDone = (title = '010 interests-on-cards') => say(['team: 0 changed'], title);

const namesDone = (title = '011 names-in-order') =>
  say(['researchRequests: 0 changed', 'researchPapers: 0 changed'], title);

const countedDone = (papers: number, title = '012 counted-works') =>
  say([`researchPapers: ${papers} changed`], title);

const marksDone = (papers: number, title = '014 marks-in-titles') => [
  ...formulasDone(0, papers, title),
  ...contentDone(title).slice(1),
];

const placesDone = (papers: number, title = '015 places-by-type') =>
  say([`researchPapers: ${papers} changed`], title);

const linksDone = (papers: number, title = '013 links-of-works') =>
  say([`researchPapers: ${papers} changed`], title);

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
    ...searchDone('009 search-index, only tried'),
    ...interestsDone('010 interests-on-cards, only tried'),
    ...namesDone('011 names-in-order, only tried'),
    ...countedDone(count, '012 counted-works, only tried'),
    ...linksDone(count, '013 links-of-works, only tried'),
    ...marksDone(count, '014 marks-in-titles, only tried'),
    ...placesDone(count, '015 places-by-type, only tried'),
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
    ...searchDone(),
    ...interestsDone(),
    ...namesDone(),
    ...countedDone(0),
    ...linksDone(0),
    ...marksDone(0),
    ...placesDone(0),
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

/**
 * Each page of a collection is one transaction: the first for the request, the second and third for the
 * papers.
 */
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

test('older names are put into their order once, in every list that repeats them', async () => {
  const authors = ['Brian Plancher', 'Janapa Reddi, Vijay', 'Inst. of Sand, Bergen'];
  const marked = {
    corresponding: ['Janapa Reddi, Vijay'],
    members: [{ author: 'Janapa Reddi, Vijay', member: 'm1' }],
  };
  await papers()
    .doc('paper-1')
    .update({ authors, ...marked, selected: true });
  await firestore()
    .doc('researchRequests/r1')
    .update({ authors: ['Roe, Ada'], reviewed: { title: 'T', authors: ['Roe, Ada'], links: {} } });
  const left = 'with a comma that may not end a family name, left as they are: "Inst. of Sand, Bergen"';
  const changed = ['researchRequests: 1 changed', 'researchPapers: 1 changed', left];
  const stored = async (path: string) => (await firestore().doc(path).get()).data();
  const before = await stored('researchPapers/paper-1');
  expect(await namesInOrder.run(true)).toEqual(changed);
  expect(await stored('researchPapers/paper-1')).toEqual(before);

  expect((await Promise.all([namesInOrder.run(false), namesInOrder.run(false)]))[0]).toContain(left);
  const paper = await stored('researchPapers/paper-1');
  expect(paper).toMatchObject({
    authors: ['Brian Plancher', 'Vijay Janapa Reddi', 'Inst. of Sand, Bergen'],
    corresponding: ['Vijay Janapa Reddi'],
    members: [{ author: 'Vijay Janapa Reddi', member: 'm1' }],
    nameParts: [{ family: 'Janapa Reddi', given: 'Vijay' }],
  });
  expect(paper?.keys).toContain('name:janapa reddi');
  expect(await stored('researchRequests/r1')).toMatchObject({
    authors: ['Ada Roe'],
    reviewed: { title: 'T', authors: ['Ada Roe'] },
  });
  const [selected] = (await invoke(api.papers.selected, {})).reply;
  expect(selected?.authors).toContain('Vijay Janapa Reddi');
  expect(await namesInOrder.run(false)).toEqual([
    'researchRequests: 0 changed',
    'researchPapers: 0 changed',
    left,
  ]);
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

test('older papers are found by code and PDF, and are counted, once', async () => {
  await papers()
    .doc('paper-1')
    .update({ links: { code: 'https://code.example.org' }, type: 'article' });
  await papers()
    .doc('paper-2')
    .update({ links: {}, pdf: '', arxiv: '2401.00001', type: 'talk', selected: true });
  const found = async (query: object) =>
    (await invoke(api.papers.list, { query: { ...query, limit: 100 } })).reply.map(({ _id }) => _id);
  const counts = async () => (await invoke(api.papers.byYear)).reply;
  const years = (await counts()).map(({ year, count }) => ({ year, count }));
  await firestore().doc('public/home').update({ papersByYear: years });
  await countedWorks.run(true);
  expect(await counts()).toEqual(years);
  expect(await found({ code: 'true' })).toEqual([]);
  await countedWorks.run(false);
  expect(await found({ code: 'true' })).toEqual(['paper-1']);
  expect(await found({ type: 'talk', pdf: 'true', selected: 'true' })).toEqual(['paper-2']);
  for (const filter of [{}, { type: 'article' }, { type: 'talk', pdf: 'true' }, { code: 'true' }] as const)
    expect([filter, countOf(await counts(), filter)]).toEqual([filter, (await found(filter)).length]);
  expect(await countedWorks.run(false)).toEqual(['researchPapers: 0 changed']);
});

test('the address of an older paper that is a PDF counts as one, and selected works get their links', async () => {
  const url = 'https://example.org/a.pdf';
  await papers()
    .doc('paper-1')
    .update({ url, pdf: '', links: { video: 'https://example.org/video' }, selected: true });
  await countedWorks.run(false);
  // As the version before stored it.
  const { keys } = (await papers().doc('paper-1').get()).data() as StoredPaper;
  await papers()
    .doc('paper-1')
    .update({ keys: keys.filter((key) => key !== 'pdf:true') });
  const found = async () =>
    (await invoke(api.papers.list, { query: { pdf: 'true' } })).reply.map(({ _id }) => _id);
  expect(await found()).toEqual([]);
  expect(await linksOfWorks.run(false)).toEqual(['researchPapers: 1 changed']);
  expect(await found()).toEqual(['paper-1']);
  const [selected] = (await invoke(api.papers.selected)).reply;
  expect(selected).toMatchObject({ pdf: url, links: { video: 'https://example.org/video' } });
  expect(await linksOfWorks.run(false)).toEqual(['researchPapers: 0 changed']);
});

test('marks in titles of older papers are drawn, and found as what they say', async () => {
  await renderedFormulas.run(false);
  await papers().doc('paper-1').update({ title: 'Roots of <i>Zostera marina</i>', type: 'article' });
  expect(await marksInTitles.run(false)).toContain('researchPapers: 1 changed');
  const [found] = (await invoke(api.papers.list, { query: { q: 'zostera marina' } })).reply;
  expect(found?.drawn?.[0]).toEqual({
    source: '<i>Zostera marina</i>',
    mathml: '<i>Zostera marina</i>',
    plain: 'Zostera marina',
  });
  expect(await marksInTitles.run(false)).toContain('researchPapers: 0 changed');
});

test('older papers are listed by type, and those without a year are counted, once', async () => {
  await papers().doc('paper-1').update({ publicationDate: '', year: '' });
  for (const { ref } of (await papers().get()).docs) await ref.update({ byType: FieldValue.delete() });
  const found = async (query: object) =>
    (await invoke(api.papers.list, { query: { ...query, limit: 100 } })).reply.map(({ _id }) => _id);
  expect(await found({ order: 'type' })).toEqual([]);
  expect(await placesByType.run(false)).toEqual([`researchPapers: ${count} changed`]);
  expect(await found({ order: 'type' })).toHaveLength(count);
  expect(await found({ order: 'date', year: 'none' })).toEqual(['paper-1']);
  const years = (await invoke(api.papers.byYear)).reply;
  expect([years.at(-1)?.year, countOf(years, { year: 'none', type: 'article' })]).toEqual(['none', 1]);
  expect((await invoke(api.papers.years)).reply).not.toContain('');
  expect(await placesByType.run(false)).toEqual(['researchPapers: 0 changed']);
});

test('data of a later version are left alone', async () => {
  await firestore().doc('upgrades/999').set({ name: 'from the future' });
  await expect(run()).rejects.toThrow('a later version has upgraded these data (999)');
  expect(Object.values(await areasOfPapers())).toContain('"Physics"');
});
