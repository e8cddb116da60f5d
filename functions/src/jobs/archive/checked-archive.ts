/** Reads all of an archive before anything is written, and says what could not be. */
import { text } from 'node:stream/consumers';
import type { UserImportRecord } from 'firebase-admin/auth';
import { fromJson } from '../../core/data/document-text.ts';
import { isDocumentId } from '../../core/data/firestore.ts';
import { originOf } from '../../core/http/origin.ts';
import { existingAccounts } from './accounts.ts';
import { archivedAccount } from './archived-account.ts';
import { isExported } from './documents-store.ts';
import { archiveFormat, isCollection, type Manifest, names } from './format.ts';
import { type Archive, linesOf } from './open-archive.ts';
import { type FileFacts, isFileOfLab } from './stored-files.ts';

const noArchive = 'This is no archive of a lab.';
/** It names the collections and how many documents each has. */
const largestManifest = 100_000;

/** Texts of labs are packed to a tenth or so, and files are not packed. */
const mostTimes = 100;
/** Of a small archive, in which one long text of the same letters is more than the rest. */
const alwaysRead = 100_000_000;

export interface Checked {
  manifest: Manifest;
  accounts: UserImportRecord[];
  files: FileFacts[];
  /** Those who deleted their account while the archive was written. */
  left: string[];
}

export async function checkedArchive(archive: Archive): Promise<Checked> {
  requireUsualSize(archive);
  const manifest = await manifestOf(archive);
  for (const entry of archive.entries.values()) await archive.check(entry);
  for (const entry of archive.entries.values())
    if (isCollection(entry.fileName))
      for await (const line of linesOf(await archive.read(entry))) documentOf(line, entry.fileName);
  const accounts = await accountsOf(archive);
  return { manifest, accounts, files: await filesOf(archive), left: await leftOf(archive, accounts) };
}

/**
 * What a small file unpacks to could otherwise fill the memory, or take days. The reader refuses a file that
 * is larger than the directory says.
 */
function requireUsualSize({ entries, bytes }: Archive): void {
  const unpacked = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked <= Math.max(alwaysRead, mostTimes * bytes)) return;
  const [packed, whole] = [bytes, unpacked].map((size) => `${Math.ceil(size / 1_000_000)} MB`);
  throw new Error(
    `The zip file has ${packed} and would unpack to ${whole}. No lab has such a file, so nothing of it is read.`,
  );
}

async function manifestOf({ entries, read }: Archive): Promise<Manifest> {
  const entry = entries.get(names.manifest);
  if (!entry || entry.uncompressedSize > largestManifest) throw new Error(noArchive);
  const manifest: Partial<Manifest> = JSON.parse(await text(await read(entry)));
  const { format, id, exportedAt, documents } = manifest;
  if (typeof format !== 'number' || !id || !exportedAt || !documents) throw new Error(noArchive);
  if (format > archiveFormat) throw new Error('A newer release wrote this archive: update this one first.');
  return manifest as Manifest;
}

const documentPath = /^([\w-]+)\/[^/]+(?:\/[\w-]+\/[^/]+)*$/;

/** A line of a file of a collection. */
export function documentOf(line: string, fileName: string): { path: string; fields: object } {
  const [path, fields] = JSON.parse(line);
  const [, collection = ''] = documentPath.exec(String(path)) ?? [];
  if (names.collection(collection) !== fileName || !isExported(collection))
    throw new Error(`"${path}" is no document of "${fileName}".`);
  if (fields === null || typeof fields !== 'object') throw new Error(`"${path}" has no fields.`);
  return { path, fields: fromJson(fields) as object };
}

async function accountsOf({ readNamed }: Archive): Promise<UserImportRecord[]> {
  const accounts = new Map<string, UserImportRecord>();
  const origin = originOf({});
  for await (const line of linesOf(await readNamed(names.accounts))) {
    const account = archivedAccount(line, origin);
    accounts.set(account.uid, account);
  }
  return [...accounts.values()];
}

/** Otherwise somebody could get the records of another person. */
export async function requireNoOtherAccounts(all: readonly UserImportRecord[]): Promise<void> {
  const accounts = new Map(all.map((account) => [account.uid, account]));
  for (const { uid, email } of await existingAccounts(all)) {
    const same = accounts.get(uid);
    if (!same || (email && same.email && same.email !== email))
      throw new Error(`The project has another account of ${email ?? uid}. Nothing was written.`);
  }
}

async function leftOf({ entries, read }: Archive, accounts: readonly UserImportRecord[]): Promise<string[]> {
  const entry = entries.get(names.left);
  if (!entry) return [];
  const left: string[] = [];
  for await (const line of linesOf(await read(entry))) left.push(String(JSON.parse(line)));
  const here = new Set(accounts.map(({ uid }) => uid));
  return left.filter((uid) => isDocumentId(uid) && !here.has(uid));
}

async function filesOf({ entries, readNamed }: Archive): Promise<FileFacts[]> {
  const files: FileFacts[] = [];
  for await (const line of linesOf(await readNamed(names.fileList))) {
    const facts: FileFacts = JSON.parse(line);
    if (!isFileOfLab(facts.name)) throw new Error(`"${facts.name}" is no file of a lab.`);
    if (!entries.has(facts.name)) throw new Error(`The archive lacks "${facts.name}". Was it copied whole?`);
    files.push(facts);
  }
  return files;
}
