/** Makes the lab of an archive in an empty project. Broken off, it goes on with the same archive. */
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { UserImportRecord } from 'firebase-admin/auth';
import type { Entry } from 'yauzl';
import { fromJson } from '../data/document-text.ts';
import { rebuildSummaries } from '../rebuild-summaries.ts';
import { writeAccounts } from './accounts.ts';
import {
  documentWriter,
  findData,
  forgetRestore,
  forgetUpgrades,
  isRestoring,
  noteRestore,
} from './documents-store.ts';
import { archiveFormat, isCollection, type Manifest, names } from './format.ts';
import { linesOf } from './lines.ts';
import { openArchive } from './open-archive.ts';
import { type FileFacts, writeFile } from './stored-files.ts';

const noArchive = 'This is no archive of a lab.';

export async function restoreArchive(path: string, print: (line: string) => void): Promise<Manifest> {
  const archive = await openArchive(path);
  try {
    const manifest = await manifestOf(archive.read, archive.entries);
    await requireEmptyLab(manifest);
    await noteRestore(manifest.id);
    await forgetUpgrades();
    const collections = [...archive.entries.values()].filter(({ fileName }) => isCollection(fileName));
    for (const entry of collections)
      print(`${entry.fileName}: ${await writeDocuments(await archive.read(entry))}`);
    print(`Accounts: ${await restoreAccounts(await archive.readNamed(names.accounts))}`);
    print(`Files: ${await restoreFiles(archive)}`);
    await rebuildSummaries();
    await forgetRestore(manifest.id);
    return manifest;
  } finally {
    archive.close();
  }
}

async function manifestOf(
  read: (entry: Entry) => Promise<Readable>,
  entries: ReadonlyMap<string, Entry>,
): Promise<Manifest> {
  const entry = entries.get(names.manifest);
  if (!entry) throw new Error(noArchive);
  const manifest: Partial<Manifest> = JSON.parse(await text(await read(entry)));
  const { format, id, exportedAt, documents } = manifest;
  if (typeof format !== 'number' || !id || !exportedAt || !documents) throw new Error(noArchive);
  if (format > archiveFormat) throw new Error('A newer release wrote this archive: update this one first.');
  return manifest as Manifest;
}

async function requireEmptyLab({ id }: Manifest): Promise<void> {
  if (await isRestoring(id)) return;
  const found = await findData();
  if (found)
    throw new Error(`The project is not empty: it has documents in "${found}". Nothing was written.`);
}

const documentPath = /^[\w-]+\/[^/]+(?:\/[\w-]+\/[^/]+)*$/;

async function writeDocuments(content: Readable): Promise<number> {
  const writer = documentWriter();
  let count = 0;
  for await (const line of linesOf(content)) {
    const [path, fields] = JSON.parse(line);
    if (!documentPath.test(path)) throw new Error(`"${path}" is no document of a lab`);
    writer.write(path, fromJson(fields) as object);
    count++;
  }
  await writer.close();
  return count;
}

async function restoreAccounts(content: Readable): Promise<number> {
  const accounts: UserImportRecord[] = [];
  for await (const line of linesOf(content)) accounts.push(JSON.parse(line));
  await writeAccounts(accounts);
  return accounts.length;
}

async function restoreFiles({ readNamed }: Awaited<ReturnType<typeof openArchive>>): Promise<number> {
  let count = 0;
  for await (const line of linesOf(await readNamed(names.fileList))) {
    const facts: FileFacts = JSON.parse(line);
    await writeFile(facts, await readNamed(facts.name));
    count++;
  }
  return count;
}
