/** A whole lab in a project of a test: filled, emptied, and read as visitors and admins read it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Documents } from '../../fixtures/documents.ts';
import { rebuildSummaries, renderAgain } from '../app/rebuild-summaries.ts';
import { identity } from '../core/data/firebase.ts';
import { bucket } from '../core/data/storage.ts';
import { collectionsToExport, documentWriter } from '../jobs/archive/documents-store.ts';
import { isFileOfLab } from '../jobs/archive/stored-files.ts';
import { useOwnProject } from './own-project.ts';
import { idsIn, readCalls, readForMachines, renderPages } from './read-everything.ts';

const demo = join(import.meta.dirname, '../../../emulator-data');
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(demo, ...path), 'utf8'));

/** The accounts of the demo lab, as the emulator has them: with photos that are paths. */
export async function loadDemoAccounts(project: string): Promise<void> {
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${project}`;
  const answer = await fetch(`${auth}/accounts:batchCreate`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ users: readJson('auth_export', 'accounts.json').users }),
  });
  const { error } = (await answer.json()) as { error?: unknown[] };
  if (!answer.ok || error?.length) throw new Error(JSON.stringify(error));
}

/** The records of the demo lab, or of the large one, as `npm run demo-data` makes them. */
export async function loadDemoDocuments(which: 'demo' | 'large'): Promise<void> {
  const [{ recordsOf }, { papers }, { demoPeople }, { largePapers }, { largePeople }] = await Promise.all([
    import('../../../demo/records.ts'),
    import('../../../demo/content/papers.ts'),
    import('../../../demo/people-records.ts'),
    import('../../../demo/large/papers.ts'),
    import('../../../demo/large/people.ts'),
  ]);
  const records = which === 'large' ? recordsOf(largePapers, largePeople) : recordsOf(papers, demoPeople);
  await writeDocuments(
    Object.entries(records).flatMap(([collection, entries]) =>
      [...entries].map(([id, stored]): [string, object] => [`${collection}/${id}`, stored]),
    ),
  );
  await renderAgain();
  await rebuildSummaries();
}

async function writeDocuments(documents: readonly [path: string, fields: object][]): Promise<void> {
  const writer = documentWriter();
  for (const [path, fields] of documents) writer.write(path, fields);
  await writer.close();
}

export async function loadDemoFiles(): Promise<void> {
  const names = readdirSync(join(demo, 'storage_export/metadata'));
  for (const name of names) {
    const { name: path, contentType, cacheControl } = readJson('storage_export/metadata', name);
    if (!isFileOfLab(path)) continue;
    const content = readFileSync(join(demo, 'storage_export/blobs', name.replace(/\.json$/, '')));
    await bucket().file(path).save(content, { contentType, resumable: false, metadata: { cacheControl } });
  }
}

export async function emptyLab(project: string): Promise<void> {
  await useOwnProject(project);
  const removeFiles = () => bucket().deleteFiles({ force: true });
  // The emulator closes a connection that was idle for five seconds, maybe while a request is on its way.
  await removeFiles().catch(removeFiles);
  const { users } = await identity().listUsers();
  await identity().deleteUsers(users.map(({ uid }) => uid));
}

export async function allDocuments(): Promise<Map<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const { documents } of await collectionsToExport())
    for await (const document of documents()) found.set(document.ref.path, document.data());
  return found;
}

/** Every reply to a GET, without when a document was last written, which a restore changes. */
export async function readReplies(known?: Documents): Promise<Record<string, unknown>> {
  const documents = known ?? (await allDocuments());
  const calls = await readCalls(documents, idsIn(documents, 'users'));
  return JSON.parse(JSON.stringify(calls, (name, value) => (['seen', 'signIn'].includes(name) ? '' : value)));
}

/** Every page, feed, record and file. */
export async function readWholeLab(): Promise<Record<string, unknown>> {
  const documents = await allDocuments();
  const [files] = await bucket().getFiles();
  return {
    ...(await renderPages(documents)),
    ...(await readForMachines()),
    documents: [...documents],
    files: files.map(({ name, metadata }) => [name, metadata.md5Hash, metadata.contentType]),
  };
}

/** Compares part by part, so that a failure names the part. */
export function expectSame(now: Record<string, unknown>, before: Record<string, unknown>): void {
  expect(Object.keys(now)).toEqual(Object.keys(before));
  for (const [name, value] of Object.entries(before)) expect(now[name], name).toEqual(value);
}
