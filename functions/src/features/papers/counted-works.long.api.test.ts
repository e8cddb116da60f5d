/** The counts of works are those of a recount after every change, and wrong ones are not shown. */
import { api } from '@lab/contract';
import { countOf } from '@lab/contract/features/papers/counts';
import { beforeAll, expect, test } from 'vitest';
import { visitor } from '../../core/http/caller.ts';
import { useOwnProject } from '../../test/own-project.ts';
import { paperBody } from '../../test/records.ts';

// A project of its own, so that only records created here are counted.
await useOwnProject('demo-counted-works');
const { seedLab, seedPapers } = await import('../../../bench/seed.ts');
const { invoke } = await import('../../app/mounted.ts');
const { rebuildSummaries } = await import('../../app/rebuild-summaries.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { mounted } = await import('../../app/mounted.ts');
const { correctPaper, retractPaper } = await import('./published.ts');

const admin = { ...visitor, uid: 'some-admin', role: 'admin' as const };
const counts = async () => (await invoke(api.papers.byYear)).reply;
const home = () => firestore().doc('public/home');
/** The works of each year that have no picture. */
const plain = async () =>
  ((await home().get()).get('papersByYear') as { year: string; plain: number }[]).map(({ year, plain }) => [
    year,
    plain,
  ]);

async function expectRecounted() {
  const before = await counts();
  const plainBefore = await plain();
  expect(before.every(({ groups }) => groups)).toBe(true);
  await rebuildSummaries();
  expect(await counts()).toEqual(before);
  expect(await plain()).toEqual(plainBefore);
  return before;
}

beforeAll(async () => {
  await seedLab();
  await seedPapers(0, 40);
});

test('corrections, retractions and their undo are counted', async () => {
  expect(countOf(await expectRecounted(), { code: 'true' })).toBe(0);
  const correct = (body: object) => correctPaper('paper-7', { ...paperBody(), ...body }, admin);
  await correct({ publicationDate: '1999-01-01' });
  expect(countOf(await expectRecounted(), { code: 'true', year: '1999', type: 'software' })).toBe(1);
  await correct({
    publicationDate: '1999-01-01',
    links: {},
    type: 'talk',
    image: '',
    arxiv: '2401.00001',
    selected: true,
  });
  expect(countOf(await expectRecounted(), { type: 'talk', pdf: 'true', selected: 'true' })).toBe(1);
  await retractPaper('paper-7', admin);
  expect(countOf(await expectRecounted(), { type: 'talk' })).toBe(0);
  const restore = mounted.find(({ endpoint }) => endpoint === api.desk.restore)?.handler;
  await restore?.({
    params: { kind: 'paper', id: 'paper-7' },
    query: undefined,
    body: undefined,
    caller: admin,
  });
  expect(countOf(await expectRecounted(), { type: 'talk', pdf: 'true', selected: 'true' })).toBe(1);
});

test.each([
  ['a version before has stored no counts', (rows: object[]) => rows.map((row) => ({ ...row, groups: '' }))],
  ['one work is missing', ([first, ...rows]: object[]) => [{ ...first, count: 1, groups: 'ar1' }, ...rows]],
  ['a year is missing', ([, ...rows]: object[]) => rows],
  ['they are of another form', (rows: object[]) => rows.map((row) => ({ ...row, groups: { article: 3 } }))],
])('where %s, only years are counted', async (_, changed) => {
  const stored = (await home().get()).get('papersByYear');
  await home().update({ papersByYear: changed(stored) });
  const years = await counts();
  expect(years.length).toBeGreaterThan(1);
  expect(years.some((year) => 'groups' in year)).toBe(false);
  expect((await invoke(api.papers.years)).reply).toEqual(years.map(({ year }) => year));
  await home().update({ papersByYear: stored });
});
