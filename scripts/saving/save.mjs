// Writes one save: an export of the running suite in the official layout, which only requests what has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { project } from '../paths.mjs';
import { ports } from '../ports.mjs';
import {
  acceptDraft,
  discardDraft,
  emptyDraft,
  folderOf,
  isSame,
  metadataFile,
  newestSave,
  shareFolder,
} from './folders.mjs';
import { saveStorage } from './save-storage.mjs';

/** @typedef {keyof typeof folderOf} Part */

const parts = /** @type {Part[]} */ (Object.keys(folderOf));
const firestoreMetadata = `${folderOf.firestore}/${folderOf.firestore}.overall_export_metadata`;
const answerWithinMs = 60_000;

/** @param {string} url @param {RequestInit} [options] */
async function ask(url, options = {}) {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(answerWithinMs);
  const response = await fetch(url, { headers, signal, ...options });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

/** @param {string} save */
async function saveFirestore(save) {
  await ask(`http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    body: JSON.stringify({ export_directory: save, export_name: folderOf.firestore }),
  });
}

/** @param {string} save */
async function saveAuth(save) {
  const auth = `http://127.0.0.1:${ports.auth}`;
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`;
  const folder = join(save, folderOf.auth);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'accounts.json'), await ask(`${auth}/${accounts}`));
  await writeFile(join(folder, 'config.json'), await ask(`${auth}/emulator/v1/projects/${project}/config`));
}

/** @param {string} save */
async function saveMetadata(save) {
  const { version } = createRequire(import.meta.url)('firebase-tools/package.json');
  const metadata = {
    version,
    firestore: { version, path: folderOf.firestore, metadata_file: firestoreMetadata },
    auth: { version, path: folderOf.auth },
    storage: { version, path: folderOf.storage },
  };
  await writeFile(join(save, metadataFile), JSON.stringify(metadata, null, 2));
}

/**
 * Returns a function that saves. It is given the parts that may have changed since its last call.
 * @param {string} keepIn
 */
export function saveTo(keepIn) {
  /** The save that this suite wrote last. @type {string | undefined} */
  let last;

  /** @param {ReadonlySet<Part>} changed */
  return async (changed) => {
    const before = newestSave(keepIn);
    // A person may have removed or replaced the folder.
    if (last !== before) last = undefined;
    const draft = await emptyDraft(keepIn);
    try {
      // In this order a saved document never refers to an account or file that is missing in the save.
      for (const part of parts) {
        const [from, to] = [last && join(last, folderOf[part]), join(draft, folderOf[part])];
        if (from && !changed.has(part)) await shareFolder(from, to);
        else if (part === 'firestore') await saveFirestore(draft);
        else if (part === 'auth') await saveAuth(draft);
        else await saveStorage(draft, before);
      }
      await saveMetadata(draft);
      const same = last && !changed.has('firestore') && (await isSame(draft, last));
      if (!same) last = await acceptDraft(keepIn);
    } finally {
      await discardDraft(keepIn);
    }
  };
}
