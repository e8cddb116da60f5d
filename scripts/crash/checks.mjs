// Checks in addition to the kills: a save equals what firebase-tools itself would export, and an idle suite
// does not save.

import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newestSave } from 'firebase-emulators-node';
import { ports } from '../ports.mjs';

const savedWithinMs = 180_000;
const tryAgainMs = 3_000;
const quietWithin = 3;
const kinds = 'firestore_export/all_namespaces/all_kinds/output-0';

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Files in Storage by their object's name, because each export stores them under other file names.
 * @param {string} save
 */
function files(save) {
  const storage = join(save, 'storage_export');
  const metadata = readdirSync(join(storage, 'metadata')).map((name) => ({
    ...json(join(storage, 'metadata', name)),
    content: readFileSync(join(storage, 'blobs', name.slice(0, -'.json'.length)), 'base64'),
  }));
  return metadata.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the differences that remain when the last changes have been saved. @param {string} keepIn */
export async function differsFromOwnExport(keepIn) {
  const deadline = Date.now() + savedWithinMs;
  for (;;) {
    // While it is compared, a save may be replaced by the next one.
    const wrong = await differsNow(keepIn).catch((error) => [`a save cannot be read: ${error}`]);
    if (wrong.length === 0 || Date.now() > deadline) return wrong;
    await wait(tryAgainMs);
  }
}

/** @param {string} keepIn */
async function differsNow(keepIn) {
  const save = newestSave(keepIn);
  if (!save) return ['there is no save'];
  const own = `${keepIn}-own-export`;
  rmSync(own, { recursive: true, force: true });
  const response = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: own, initiatedBy: 'test:crash' }),
  });
  if (!response.ok) return [`firebase-tools cannot export: ${await response.text()}`];
  const wrong = [];
  for (const name of [
    'auth_export/accounts.json',
    'auth_export/config.json',
    'storage_export/buckets.json',
  ]) {
    if (!isDeepStrictEqual(json(join(save, name)), json(join(own, name)))) wrong.push(`${name} differs`);
  }
  if (!readFileSync(join(save, kinds)).equals(readFileSync(join(own, kinds)))) wrong.push('documents differ');
  const [saved, exported] = [files(save), files(own)];
  if (saved.length === 0 || saved.length !== exported.length)
    wrong.push(`${saved.length} files are saved of ${exported.length}`);
  for (const [index, file] of exported.entries()) {
    if (!isDeepStrictEqual(saved[index], file)) wrong.push(`the file ${file.name} differs`);
  }
  rmSync(own, { recursive: true, force: true });
  return wrong;
}

/** The files of a folder with the time of their last change. @param {string} folder @returns {string[]} */
function times(folder) {
  try {
    return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map(
      (name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`,
    );
  } catch (error) {
    // A save that ends while its folder is read takes another name.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return times(folder);
  }
}

/**
 * Returns what still changes; a save that was under way may end late on a busy machine, so several such times
 * are looked at.
 * @param {string} keepIn @param {number} ms
 */
export async function writesWhenIdle(keepIn, ms) {
  let changed = ['nothing was looked at'];
  for (let time = 0; time < quietWithin && changed.length > 0; time++) {
    const before = times(keepIn);
    await wait(ms);
    const after = new Set(times(keepIn));
    changed = before.filter((entry) => !after.has(entry)).map((entry) => `${entry} has changed`);
  }
  return changed;
}
