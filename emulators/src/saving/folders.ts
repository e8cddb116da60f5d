/**
 * The data folder contains one complete save, a folder with a number. A new save is written beside it,
 * flushed to disk, and only then given the next number, so the save with the highest number is always
 * complete. A person may keep folders whose names are numbers there too; a save has the metadata of an
 * export.
 */
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const metadataFile = 'firebase-export-metadata.json';
export const folderOf = {
  firestore: 'firestore_export',
  auth: 'auth_export',
  storage: 'storage_export',
};
// A name that no folder of a person has, because what has it is removed. Earlier versions had another word in
// it.
const draft = 'unfinished-emulators-save';
const isDraft = /^unfinished-\w+-save$/;
const atOnce = 16;

const numbers = (keepIn: string): number[] =>
  existsSync(keepIn)
    ? readdirSync(keepIn)
        .filter((name) => /^[1-9]\d{0,14}$/.test(name))
        .map(Number)
    : [];

const isSave = (keepIn: string, number: number): boolean =>
  existsSync(join(keepIn, String(number), metadataFile));

/** The save to start from. Earlier versions stored it directly in the data folder. */
export function newestSave(keepIn: string): string | undefined {
  const [newest] = numbers(keepIn)
    .filter((number) => isSave(keepIn, number))
    .sort((one, other) => other - one);
  if (newest !== undefined) return join(keepIn, String(newest));
  return existsSync(join(keepIn, metadataFile)) ? keepIn : undefined;
}

export async function emptyDraft(keepIn: string): Promise<string> {
  const folder = join(keepIn, draft);
  await discardDraft(keepIn);
  await mkdir(keepIn, { recursive: true });
  // On a read-only disk a recursive one would say that there is no such folder.
  await mkdir(folder);
  return folder;
}

export async function discardDraft(keepIn: string): Promise<void> {
  if (!existsSync(keepIn)) return;
  const drafts = (await readdir(keepIn)).filter((name) => isDraft.test(name));
  for (const name of drafts) await rm(join(keepIn, name), { recursive: true, force: true });
}

/** Makes the draft the newest save, removes earlier ones, and returns its folder. */
export async function acceptDraft(keepIn: string): Promise<string> {
  await syncFolder(join(keepIn, draft));
  const number = Math.max(0, ...numbers(keepIn)) + 1;
  await rename(join(keepIn, draft), join(keepIn, String(number)));
  await syncPath(keepIn);
  await removeSaves(keepIn, number);
  return join(keepIn, String(number));
}

async function removeSaves(keepIn: string, except?: number): Promise<void> {
  const parts = [metadataFile, ...Object.values(folderOf)];
  for (const number of numbers(keepIn)) {
    if (number === except) continue;
    const folder = join(keepIn, String(number));
    // Of a save whose removal was interrupted only some parts are there.
    const isRest =
      (await stat(folder)).isDirectory() && (await readdir(folder)).every((name) => parts.includes(name));
    if (isSave(keepIn, number) || isRest) await rm(folder, { recursive: true, force: true });
  }
  for (const name of parts) await rm(join(keepIn, name), { recursive: true, force: true });
}

/** Removes what the suite has stored in a folder, and the folder unless a person keeps other things there. */
export async function deleteSaves(keepIn: string): Promise<void> {
  if (!existsSync(keepIn)) return;
  await discardDraft(keepIn);
  if (newestSave(keepIn)) await removeSaves(keepIn);
  if ((await readdir(keepIn)).length === 0) await rmdir(keepIn);
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Calls the function for each entry, several at a time, because a disk is faster with concurrent requests.
 */
export async function forEach<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < list.length; from += atOnce) {
    // Waits for all, so that none continues in the background after another has failed.
    const results = await Promise.allSettled(list.slice(from, from + atOnce).map(work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}

/** Flushes a folder to disk. Files shared with an earlier save are on disk already. */
async function syncFolder(folder: string): Promise<void> {
  await forEach(await readdir(folder, { withFileTypes: true }), async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if ((await stat(path)).nlink === 1) await syncPath(path);
  });
  await syncPath(folder);
}

/** Saved files never change, so two saves can share one by a hard link. Not every disk supports that. */
export async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    await copyFile(from, to);
  }
}

export async function shareFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await forEach(await readdir(from, { withFileTypes: true }), (entry) => {
    const paths = [join(from, entry.name), join(to, entry.name)] as const;
    return entry.isDirectory() ? shareFolder(...paths) : share(...paths);
  });
}

/** Whether two folders contain the same files with the same content. */
export async function isSame(one: string, other: string): Promise<boolean> {
  const files = await readdir(one, { recursive: true, withFileTypes: true });
  const count = (await readdir(other, { recursive: true })).length;
  if (files.length !== count) return false;
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const twin = join(other, path.slice(one.length));
    if (!existsSync(twin)) return false;
    if (!file.isFile() || (await stat(path)).ino === (await stat(twin)).ino) continue;
    if (!(await readFile(path)).equals(await readFile(twin))) return false;
  }
  return true;
}
