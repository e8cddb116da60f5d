// The folder of data holds one whole save, a folder with a number. A new one is written beside it, forced to the disk and
// only then given the next number, so at every moment the highest number is a save that loads.
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const metadataFile = 'firebase-export-metadata.json';
export const folderOf = {
  firestore: 'firestore_export',
  auth: 'auth_export',
  storage: 'storage_export',
};
const draft = 'draft';
const atOnce = 16;

/** @param {string} name */
const isNumber = (name) => /^\d+$/.test(name);

/** @param {string} keepIn */
const highest = (keepIn) =>
  existsSync(keepIn) ? Math.max(0, ...readdirSync(keepIn).filter(isNumber).map(Number)) : 0;

/**
 * The save to start from. Versions before kept it in the folder itself.
 * @param {string} keepIn
 */
export function newestSave(keepIn) {
  const number = highest(keepIn);
  if (number > 0) return join(keepIn, String(number));
  return existsSync(join(keepIn, metadataFile)) ? keepIn : undefined;
}

/** @param {string} keepIn */
export async function emptyDraft(keepIn) {
  const folder = join(keepIn, draft);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** @param {string} keepIn */
export async function dropDraft(keepIn) {
  await rm(join(keepIn, draft), { recursive: true, force: true });
}

/**
 * Makes the draft the newest save and removes the earlier ones; returns its folder.
 * @param {string} keepIn
 */
export async function acceptDraft(keepIn) {
  await syncFolder(join(keepIn, draft));
  const number = String(highest(keepIn) + 1);
  await rename(join(keepIn, draft), join(keepIn, number));
  await syncPath(keepIn);
  const earlier = [metadataFile, ...Object.values(folderOf)];
  for (const name of await readdir(keepIn)) {
    if ((isNumber(name) && name !== number) || earlier.includes(name))
      await rm(join(keepIn, name), { recursive: true, force: true });
  }
  return join(keepIn, number);
}

/** @param {string} path */
async function syncPath(path) {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Does the work for each, some at a time: a disk is quicker with several requests than with one after the other.
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T) => Promise<unknown>} work
 */
export async function forEach(list, work) {
  for (let from = 0; from < list.length; from += atOnce) {
    // None goes on in the background when another has failed.
    const results = await Promise.allSettled(list.slice(from, from + atOnce).map(work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}

/** Forces a folder to the disk. What an earlier save shares with it is there already. @param {string} folder */
async function syncFolder(folder) {
  await forEach(await readdir(folder, { withFileTypes: true }), async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if ((await stat(path)).nlink === 1) await syncPath(path);
  });
  await syncPath(folder);
}

/**
 * A file of a save is never written again, so two saves can share it. Not every disk can.
 * @param {string} from @param {string} to
 */
export async function share(from, to) {
  try {
    await link(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') throw error;
    await copyFile(from, to);
  }
}

/** @param {string} from @param {string} to */
export async function shareFolder(from, to) {
  await mkdir(to, { recursive: true });
  await forEach(await readdir(from, { withFileTypes: true }), (entry) => {
    const paths = /** @type {const} */ ([join(from, entry.name), join(to, entry.name)]);
    return entry.isDirectory() ? shareFolder(...paths) : share(...paths);
  });
}

/** Whether two folders hold the same files with the same content. @param {string} one @param {string} other */
export async function isSame(one, other) {
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
