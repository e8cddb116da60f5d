/**
 * Writes one save: an export of the running suite in the official layout, which only requests what has
 * changed.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptDraft,
  discardDraft,
  emptyDraft,
  folderOf,
  isSame,
  metadataFile,
  newestSave,
  shareFolder,
} from './folders.ts';
import { type Part, parts, type Running } from './running.ts';
import { saveStorage } from './save-storage.ts';

const firestoreMetadata = `${folderOf.firestore}/${folderOf.firestore}.overall_export_metadata`;
const answerWithinMs = 60_000;

async function ask(url: string, options: RequestInit = {}): Promise<string> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(answerWithinMs);
  const response = await fetch(url, { headers, signal, ...options });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

async function saveFirestore({ project, addresses }: Running, save: string): Promise<void> {
  await ask(`http://${addresses.firestore}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    body: JSON.stringify({ export_directory: save, export_name: folderOf.firestore }),
  });
}

async function saveAuth({ project, addresses }: Running, save: string): Promise<void> {
  const auth = `http://${addresses.auth}`;
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`;
  const folder = join(save, folderOf.auth);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'accounts.json'), await ask(`${auth}/${accounts}`));
  await writeFile(join(folder, 'config.json'), await ask(`${auth}/emulator/v1/projects/${project}/config`));
}

/** `version` is that of firebase-tools, whose import reads it. */
async function saveMetadata(version: string, save: string): Promise<void> {
  const of = (part: Part) => ({ version, path: folderOf[part] });
  const all = {
    firestore: { ...of('firestore'), metadata_file: firestoreMetadata },
    auth: of('auth'),
    storage: of('storage'),
  };
  const there = parts.filter((part) => existsSync(join(save, folderOf[part])));
  const metadata = { version, ...Object.fromEntries(there.map((part) => [part, all[part]])) };
  await writeFile(join(save, metadataFile), JSON.stringify(metadata, null, 2));
}

/** Returns a function that saves. It is given the parts that may have changed since its last call. */
export function saveTo(keepIn: string, running: Running, version: string) {
  /** The save that this suite wrote last. */
  let last: string | undefined;

  return async (changed: ReadonlySet<Part>): Promise<void> => {
    const before = newestSave(keepIn);
    // A person may have removed or replaced the folder.
    if (last !== before) last = undefined;
    const draft = await emptyDraft(keepIn);
    try {
      // In this order a saved document never refers to an account or file that is missing in the save.
      for (const part of parts) {
        const runs = running.addresses[part] !== undefined;
        // What does not run this time stays as it was.
        const from = runs ? last && join(last, folderOf[part]) : before && join(before, folderOf[part]);
        if (from && !(runs && changed.has(part))) {
          if (existsSync(from)) await shareFolder(from, join(draft, folderOf[part]));
        } else if (!runs) continue;
        else if (part === 'firestore') await saveFirestore(running, draft);
        else if (part === 'auth') await saveAuth(running, draft);
        else await saveStorage(running.addresses.storage ?? '', draft, before);
      }
      await saveMetadata(version, draft);
      const same = last && !changed.has('firestore') && (await isSame(draft, last));
      if (!same) last = await acceptDraft(keepIn);
    } finally {
      await discardDraft(keepIn);
    }
  };
}
