/** An export in Storage is restored for trial beside the lab, which stays as it is. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { visitor } from '../../core/http/caller.ts';
import { changing } from '../../test/changed-archive.ts';
import { useOwnProject } from '../../test/own-project.ts';

const project = 'demo-tried';
await useOwnProject(project);
const { allDocuments, emptyLab, loadDemoAccounts, loadDemoDocuments, loadDemoFiles } = await import(
  '../../test/whole-lab.ts'
);
const { bucket } = await import('../../core/data/storage.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { beginArchive, beginTrial, listArchives, updateArchive } = await import('./archive-store.ts');
const { fileOf } = await import('./archive-file.ts');
const { makeArchive, sweepArchives } = await import('./make-archive.ts');
const { lastArchive } = await import('./last-archive-store.ts');
const { tryArchive } = await import('./try-archive.ts');
const { differsFromScratch, scratchFile } = await import('./scratch-store.ts');

const admin = { ...visitor, uid: 'some-admin', email: 'ada@lab.test', role: 'admin' as const };
let id = '';

const all = async () => [...(await allDocuments())].filter(([path]) => !path.startsWith('activity/'));
const files = async () => (await bucket().getFiles())[0].map(({ name }) => name);
const trialOf = async () => (await listArchives()).find(({ _id }) => _id === id)?.trial;
async function tried() {
  await beginTrial(id);
  await tryArchive(id);
  return lastArchive();
}

beforeAll(async () => {
  await emptyLab(project);
  await loadDemoDocuments('demo');
  await loadDemoAccounts(project);
  await loadDemoFiles();
}, 300_000);

beforeEach(async () => {
  ({ _id: id } = await beginArchive(admin));
  await makeArchive(id);
}, 300_000);

afterAll(() => emptyLab(project));

/** Replaces a part of the stored file. */
async function damaged(name: string, change: (text: string) => string) {
  const path = join(tmpdir(), `${randomUUID()}.zip`);
  await writeFile(path, (await fileOf(id).download())[0]);
  await changing(name, change)(path);
  await bucket().upload(path, { destination: fileOf(id).name });
}

it('comes back as it was, and nothing of it stays', { timeout: 300_000 }, async () => {
  const noted = await lastArchive();
  expect(noted).toMatchObject({ triedAt: '', tried: '', says: '' });
  expect(noted.bytes).toBeGreaterThan(1_000_000);
  const before = [await all(), await files()];
  const { triedAt, says, ...rest } = await tried();
  expect(rest).toMatchObject({ tried: 'done', exportedAt: noted.exportedAt });
  expect(Date.now() - Date.parse(triedAt)).toBeLessThan(300_000);
  const [records, stored] = (
    says.match(/^(\d+) records, (\d+) files and \d+ accounts came back/) ?? []
  ).slice(1);
  expect(Number(records)).toBeGreaterThan(200);
  expect(Number(stored)).toBe((await files()).filter((name) => !name.startsWith('archives/')).length);
  expect(await trialOf()).toBe('done');
  expect([await all(), await files()]).toEqual(before);
  expect(await firestore().doc(`archives/${id}`).listCollections()).toEqual([]);
});

it('says what cannot be restored', { timeout: 300_000 }, async () => {
  await damaged('files.jsonl', (text) => text.replace('images/', 'images/none-'));
  expect(await tried()).toMatchObject({
    tried: 'failed',
    says: expect.stringMatching(/^The archive lacks "/),
  });
  expect(await trialOf()).toBe('failed');
  expect(await firestore().doc(`archives/${id}`).listCollections()).toEqual([]);
});

it('notices what comes back differently', async () => {
  const same = { path: 'news/same', fields: { title: 'Moss' } };
  // Comes back as a time of the database, which an export knows and a date it does not.
  const other = { path: 'news/other', fields: { title: 'Moss', at: new Date(5) } };
  expect(await differsFromScratch(id, [same])).toBeUndefined();
  expect(await differsFromScratch(id, [same, other])).toBe('news/other');
});

it('runs only of a whole file, and not beside another', async () => {
  await updateArchive(id, { state: 'failed' });
  await expect(beginTrial(id)).rejects.toThrow('Only a file that is ready');
  await updateArchive(id, { state: 'done' });
  await beginTrial(id);
  await expect(beginTrial(id)).rejects.toThrow('An export is running already.');
  await expect(beginArchive(admin)).rejects.toThrow('An export is running already.');
  await updateArchive(id, { trial: '' });
});

it('what a killed trial has left goes with the export', async () => {
  await differsFromScratch(id, [{ path: 'news/left', fields: { title: 'Moss' } }]);
  await scratchFile(id, 'images/left.webp').save('left');
  await firestore()
    .doc(`archives/${id}`)
    .update({ createdAt: new Date(0) });
  await sweepArchives();
  expect((await files()).filter((name) => name.startsWith(`archives/${id}/`))).toEqual([]);
  expect(await firestore().doc(`archives/${id}/news/left`).get()).toMatchObject({ exists: false });
});
