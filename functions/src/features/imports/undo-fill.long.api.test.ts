/**
 * An import that fills empty fields of works that are here, and its undo: whoever calls, and wherever it
 * breaks off.
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
const unlike = () => `Patient ferries of lagoon ${Date.now().toString(36)} number ${count++} drawn slowly`;
const entry = (title: string, more = '', year = 2019) =>
  `@article{k${count++}, author = {Doe, Jane}, title = {${title}}, year = {${year}}, ${more}}\n`;
const filledDoi = () => `10.5555/undo${Date.now()}${count++}`;
const more = (doi: string) =>
  `journal = {Acta}, doi = {${doi}}, volume = {7}, abstract = {All $x^2$.}, keywords = {tide}`;

async function planned(text: string, decision?: 'fill'): Promise<string> {
  const id: string = (await byAdmin('POST /imports', { fileName: 'fill.bib', text })).body.insertedId;
  if (decision) await byAdmin(`PATCH /imports/${id}`, { decision });
  return id;
}

async function runAll(id: string, what: 'run' | 'undo' = 'run', person = admin) {
  for (;;) {
    const { status, body } = await by(person, `POST /imports/${id}/${what}`);
    expect([status, body.message]).toEqual([200, undefined]);
    if (body.state === 'done' || body.state === 'undone') return body;
  }
}

const entriesOf = async (id: string) => (await byAdmin(`GET /importEntries?import=${id}`)).body;
const stored = async (id: string) => (await firestore().doc(`researchPapers/${id}`).get()).data() ?? {};
/** With all that visitors see of works on the home page. */
const home = async () => (await firestore().doc('public/home').get()).data() ?? {};

/** A work without the fields of `more`, and a plan that fills them. */
async function filling(year = 2019) {
  const title = unlike();
  const first = await planned(entry(title, '', year));
  await runAll(first);
  const [{ workId }] = await entriesOf(first);
  const doi = filledDoi();
  const second = await planned(entry(title, more(doi), year), 'fill');
  return { first, workId: workId as string, second, title, doi };
}

describe('an undo', () => {
  test('takes back exactly what was filled, also on the home page', async () => {
    // So new that the home page shows it.
    const { first, workId, second, doi } = await filling(new Date().getUTCFullYear() + 1);
    const [work, page] = [await stored(workId), await home()];
    expect(await runAll(second)).toMatchObject({ outcomes: { made: 0, filled: 1 } });
    expect(await stored(workId)).toMatchObject({ doi, volume: '7', publisher: 'Acta' });
    expect(JSON.stringify((await home()).recent)).toContain('All $x^2$.');

    expect(await runAll(second, 'undo')).toMatchObject({ outcomes: { filled: 1, emptied: 1, kept: 0 } });
    expect(await stored(workId)).toEqual(work);
    expect({ ...(await home()), news: [] }).toEqual({ ...page, news: [] });
    expect((await entriesOf(second))[0]).toMatchObject({ outcome: 'emptied', workId });
    // The import that made the work can still be undone.
    expect(await runAll(first, 'undo')).toMatchObject({ outcomes: { removed: 1, kept: 0 } });
  });

  test('leaves fields that a person has changed since, and says which', async () => {
    const { workId, second } = await filling();
    await runAll(second);
    const seen = (await call(`GET /researchPaper/${workId}`)).body;
    const correct = (body: object) => byAdmin(`PATCH /researchPapers/${workId}`, body);
    expect((await correct({ volume: '8', keywords: '', before: seen })).status).toBe(200);
    expect(await runAll(second, 'undo')).toMatchObject({ outcomes: { emptied: 0, kept: 1 } });
    expect((await entriesOf(second))[0]).toMatchObject({
      outcome: 'kept',
      why: 'Changed since, stays: Keywords, Volume.',
    });
    expect(await stored(workId)).toMatchObject({ volume: '8', doi: '', publisher: '', details: '' });
    expect((await stored(workId)).original.text).not.toContain('abstract');
  });

  test('leaves a work that is gone', async () => {
    const { workId, second } = await filling();
    await runAll(second);
    await byAdmin(`DELETE /researchPapers/${workId}`);
    expect(await runAll(second, 'undo')).toMatchObject({ outcomes: { emptied: 0, kept: 0 } });
  });

  test('of two admins at once, and repeated, counts once', async () => {
    const { workId, second } = await filling();
    const work = await stored(workId);
    await Promise.all([runAll(second), runAll(second, 'run', other)]);
    expect(await runAll(second)).toMatchObject({ outcomes: { filled: 1 } });
    await Promise.all([runAll(second, 'undo'), runAll(second, 'undo', other)]);
    expect(await runAll(second, 'undo')).toMatchObject({ outcomes: { filled: 1, emptied: 1 } });
    expect(await stored(workId)).toEqual(work);
  });
});

test('broken off at any line, an import and its undo have changed nothing, and go on', async () => {
  const { workId, second, title } = await filling();
  const boss = { ...visitor, uid: admin.uid, email: admin.email, role: 'admin' as const };
  const state = async () => [await stored(workId), await home(), await entriesOf(second)];
  const before = await state();
  const steps = await brokenOffEverywhere(
    () => runImport(second, boss),
    async () => expect(await state()).toEqual(before),
  );
  expect(steps).toBeGreaterThan(5);
  const filled = await state();
  expect(filled[0]).toMatchObject({ title, volume: '7' });
  await brokenOffEverywhere(
    () => undoImport(second, boss),
    async () => expect(await state()).toEqual(filled),
  );
  expect(await stored(workId)).toEqual(before[0]);
});
