/**
 * An import that makes one work of a preprint and its published work: who decides, wherever it breaks off,
 * and its undo.
 */
import { describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { visitor } from '../../core/http/caller.ts';
import { brokenOffEverywhere } from '../../test/broken-off.ts';
import { call } from '../../test/call.ts';
import { twoAdmins } from '../../test/two-admins.ts';
import { runImport } from './run.ts';
import { undoImport } from './undo.ts';

const { admin, other, by, byAdmin } = await twoAdmins();

let count = 0;
const own = Date.now().toString(36);
const numbers = () => {
  count += 1;
  const arxiv = `2401.${String(10_000 + count)}`;
  return {
    title: `Restless pilots of estuary ${own} number ${count} heard slowly`,
    arxiv,
    doi: `10.5555/${own}${count}`,
  };
};
type Numbers = ReturnType<typeof numbers>;

const preprint = ({ title, arxiv }: Numbers, more = '') =>
  `@misc{p${arxiv}, author = {Doe, Jane}, title = {${title}}, year = 2018, eprint = {${arxiv}}, archiveprefix = {arXiv}, keywords = {tide}, ${more}}\n`;
const published = ({ title, doi }: Numbers, more = '') =>
  `@article{j${doi}, author = {Doe, Jane}, title = {${title}}, journal = {Acta}, doi = {${doi}}, year = 2019, ${more}}\n`;

async function planned(text: string, ...joined: string[]): Promise<string> {
  const id: string = (await byAdmin('POST /imports', { fileName: 'v.bib', text })).body.insertedId;
  if (joined.length > 0) await byAdmin(`PATCH /imports/${id}`, { entries: joined, decision: 'version' });
  return id;
}

async function runAll(id: string, what: 'run' | 'undo' = 'run', person = admin) {
  for (;;) {
    const { status, body } = await by(person, `POST /imports/${id}/${what}`);
    expect([status, body.message]).toEqual([200, undefined]);
    if (body.state === 'done' || body.state === 'undone') return body;
  }
}

const imported = async (text: string) => {
  const id = await planned(text);
  await runAll(id);
  return { id, workId: (await entriesOf(id))[0].workId as string };
};
const entriesOf = async (id: string) => (await byAdmin(`GET /importEntries?import=${id}`)).body;
const stored = async (id: string) => (await firestore().doc(`researchPapers/${id}`).get()).data();
const titled = async ({ title }: Numbers) =>
  (await firestore().collection('researchPapers').where('title', '==', title).get()).size;
const home = async () => ({ ...(await firestore().doc('public/home').get()).data(), news: [] });
const version = ({ arxiv }: Numbers) => ({
  kind: 'preprint',
  server: 'arXiv',
  date: '2018',
  link: `https://arxiv.org/abs/${arxiv}`,
});

describe('a preprint of a published work that is here', () => {
  test('becomes its version only when a person says so, and the undo takes exactly that away', async () => {
    const work = numbers();
    const { id: first, workId } = await imported(published(work));
    const before = [await stored(workId), await home()];
    const [offered] = await entriesOf(await planned(preprint(work)));
    expect(offered).toMatchObject({
      kind: 'similar',
      why: 'This may be its preprint.',
      decision: 'skip',
      mayJoin: true,
      other: { id: workId },
    });

    const id = await planned(preprint(work), '1');
    expect(await runAll(id)).toMatchObject({ outcomes: { made: 0, joined: 1, skipped: 0 } });
    expect((await call(`GET /researchPaper/${workId}`)).body).toMatchObject({
      doi: work.doi,
      publicationDate: '2019',
      arxiv: work.arxiv,
      keywords: 'tide',
      otherVersions: [version(work)],
    });
    expect(await titled(work)).toBe(1);
    const [again] = await entriesOf(await planned(preprint(work)));
    expect(again).toMatchObject({ kind: 'here', why: 'It is a version of this work already.' });

    expect(await runAll(id, 'undo')).toMatchObject({ outcomes: { joined: 1, parted: 1, kept: 0 } });
    expect([await stored(workId), await home()]).toEqual(before);
    expect(await runAll(first, 'undo')).toMatchObject({ outcomes: { removed: 1, kept: 0 } });
  });

  test('is found by what the work names, under another title', async () => {
    const work = numbers();
    const { workId } = await imported(published(work, `eprint = {${work.arxiv}}, archiveprefix = {arXiv}`));
    const [named] = await entriesOf(await planned(preprint({ ...work, title: numbers().title.slice(8) })));
    expect(named).toMatchObject({ mayJoin: true, other: { id: workId } });
  });

  test('is no version if somebody else wrote it, and is left out with a sentence when the work is gone', async () => {
    const work = numbers();
    const { workId } = await imported(published(work));
    const [foreign] = await entriesOf(await planned(preprint(work).replace('Doe, Jane', 'Roe, Rita')));
    expect(foreign.mayJoin).toBeUndefined();
    const id = await planned(preprint(work), '1');
    await byAdmin(`DELETE /researchPapers/${workId}`);
    expect(await runAll(id)).toMatchObject({ outcomes: { joined: 0, skipped: 1 } });
    expect((await entriesOf(id))[0].why).toBe('The other work is no longer here.');
    await byAdmin(`POST /removed/paper/${workId}`);
  });

  test('with a notice is named in the plan and left to a person', async () => {
    const work = numbers();
    await imported(published(work));
    const id = await planned(preprint(work, 'notices = {retraction | 2024 | | False data.}'), '1');
    expect((await entriesOf(id))[0].notices).toEqual(['Retraction (2024): False data.']);
    expect(await runAll(id)).toMatchObject({ outcomes: { joined: 0, skipped: 1 } });
    expect((await entriesOf(id))[0].why).toMatch(/has notices/);
  });

  test('stays where somebody changed the version since', async () => {
    const work = numbers();
    const { workId } = await imported(published(work));
    const id = await planned(preprint(work), '1');
    await runAll(id);
    const seen = (await call(`GET /researchPaper/${workId}`)).body;
    const otherVersions = [{ ...version(work), date: '2018-03' }];
    const { status } = await byAdmin(`PATCH /researchPapers/${workId}`, { otherVersions, before: seen });
    expect(status).toBe(200);
    expect(await runAll(id, 'undo')).toMatchObject({ outcomes: { parted: 0, kept: 1 } });
    expect((await entriesOf(id))[0].why).toBe('The version was changed since, and that stays.');
    expect(await stored(workId)).toMatchObject({ otherVersions, keywords: '', arxiv: '' });
  });
});

describe('the published work of a preprint that is here', () => {
  test('takes its place, and the undo puts the preprint back as it was', async () => {
    const work = numbers();
    const { id: first, workId: old } = await imported(preprint(work));
    const before = [await stored(old), await home()];
    const id = await planned(published(work), '1');
    expect((await entriesOf(id))[0]).toMatchObject({
      why: 'This may be its published version.',
      mayJoin: true,
    });
    expect(await runAll(id)).toMatchObject({ outcomes: { made: 0, joined: 1 } });
    const [{ workId }] = await entriesOf(id);
    expect(await stored(workId)).toMatchObject({
      doi: work.doi,
      otherVersions: [version(work)],
      absorbed: [old],
    });
    expect(await stored(old)).toBeUndefined();
    const moved = await fetch(`${process.env.LAB_ADDRESS}/paper/${old}`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe(`/paper/${workId}`);
    const again = await entriesOf(await planned(published(work) + preprint(work)));
    expect(again.map(({ kind }: { kind: string }) => kind)).toEqual(['here', 'here']);

    expect(await runAll(id, 'undo')).toMatchObject({ outcomes: { parted: 1, kept: 0 } });
    expect([await stored(old), await home()]).toEqual(before);
    expect(await stored(workId)).toBeUndefined();
    expect((await firestore().doc(`removed/paper:${old}`).get()).exists).toBe(false);
    expect(await runAll(first, 'undo')).toMatchObject({ outcomes: { removed: 1 } });
  });

  test('stays, with its version, if somebody has changed it since', async () => {
    const work = numbers();
    const { workId: old } = await imported(preprint(work));
    const id = await planned(published(work), '1');
    await runAll(id);
    const [{ workId }] = await entriesOf(id);
    const seen = (await call(`GET /researchPaper/${workId}`)).body;
    await byAdmin(`PATCH /researchPapers/${workId}`, { volume: '8', before: seen });
    expect(await runAll(id, 'undo')).toMatchObject({ outcomes: { parted: 0, kept: 1 } });
    expect(await stored(workId)).toMatchObject({ volume: '8', otherVersions: [version(work)] });
    expect(await stored(old)).toBeUndefined();
  });

  test('of two admins at once, and of a repeated call, is one work', async () => {
    const work = numbers();
    await imported(preprint(work));
    const ids = [await planned(published(work), '1'), await planned(published(work), '1')];
    await Promise.all(ids.flatMap((id) => [runAll(id, 'run', admin), runAll(id, 'run', other)]));
    expect(await titled(work)).toBe(1);
    const outcomes = await Promise.all(ids.map(async (id) => (await entriesOf(id))[0].outcome));
    expect(outcomes.sort()).toEqual(['joined', 'skipped']);
  });
});

test('two entries of one file become one work, whichever is first, and all of it is undone', async () => {
  const [one, two] = [numbers(), numbers()];
  const retitled = { ...two, title: numbers().title };
  const text =
    preprint(one) + published(one) + published(retitled, `related = {p${two.arxiv}}`) + preprint(two);
  const before = await home();
  const plan = await planned(text);
  const entries = await entriesOf(plan);
  expect(
    entries.map(({ _id, kind, mayJoin = false }: Record<string, unknown>) => [_id, kind, mayJoin]),
  ).toEqual([
    ['2', 'new', false],
    ['1', 'similar', true],
    ['3', 'new', false],
    ['4', 'similar', true],
  ]);
  expect(entries[1].why).toBe('Entry 2 of this file: This may be its preprint.');
  const id = await planned(text, '1', '4');
  expect(await runAll(id)).toMatchObject({ outcomes: { made: 2, joined: 2 } });
  const [{ workId }] = await entriesOf(id);
  expect(await stored(workId)).toMatchObject({ doi: one.doi, otherVersions: [version(one)] });
  const again = await entriesOf(await planned(text));
  expect(again.map(({ kind }: { kind: string }) => kind)).toEqual(['here', 'here', 'here', 'here']);
  expect(await runAll(id, 'undo')).toMatchObject({ outcomes: { removed: 2, parted: 2, kept: 0 } });
  expect(await home()).toEqual(before);
});

test('is left out if the published entry of the file is left out', async () => {
  const work = numbers();
  const id = await planned(published(work) + preprint(work), '2');
  await byAdmin(`PATCH /imports/${id}`, { entries: ['1'], decision: 'skip' });
  expect(await runAll(id)).toMatchObject({ outcomes: { made: 0, joined: 0, skipped: 2 } });
  expect((await entriesOf(id))[1].why).toBe('The published version was not imported.');
});

test('broken off at any line, an import and its undo have changed nothing, and go on', async () => {
  const [old, fresh, both] = [numbers(), numbers(), numbers()];
  const { workId: oldId } = await imported(preprint(old));
  const { workId: keptId } = await imported(published(fresh));
  const id = await planned(
    published(old) + preprint(fresh) + published(both) + preprint(both),
    '1',
    '2',
    '4',
  );
  const boss = { ...visitor, uid: admin.uid, email: admin.email, role: 'admin' as const };
  const works = async () => [await stored(oldId), await stored(keptId), await home()];
  const state = async () => [...(await works()), await entriesOf(id)];
  const before = await state();
  await brokenOffEverywhere(
    () => runImport(id, boss),
    async () => expect(await state()).toEqual(before),
  );
  const joined = await state();
  await brokenOffEverywhere(
    () => undoImport(id, boss),
    async () => expect(await state()).toEqual(joined),
  );
  expect(await works()).toEqual(before.slice(0, 3));
  const { outcomes } = (await byAdmin(`GET /imports/${id}`)).body;
  expect(outcomes).toMatchObject({ made: 1, joined: 3, removed: 1, parted: 3, kept: 0 });
});
