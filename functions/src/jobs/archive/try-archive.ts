/**
 * Restores an export for trial beside the lab: whether all of it can be read, and whether its records and
 * files come back as they were. Accounts are only checked, because a project has one list of them.
 */
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveTexts as texts } from '@lab/contract/features/archive/texts';
import { write as log } from 'firebase-functions/logger';
import { inGroups } from '../../core/data/in-groups.ts';
import { stackOf } from '../../core/http/log.ts';
import { fileOf } from './archive-file.ts';
import { requireArchive, updateArchive } from './archive-store.ts';
import { checkedArchive, documentOf } from './checked-archive.ts';
import { isCollection, type Manifest } from './format.ts';
import { noteTrial } from './last-archive-store.ts';
import { type Archive, linesOf, openStoredArchive } from './open-archive.ts';
import { reporter } from './report-progress.ts';
import { differsFromScratch, emptyScratch, type Restored, scratchFile } from './scratch-store.ts';
import type { FileFacts } from './stored-files.ts';

const writtenAtOnce = 100;

/** The task of the queue, which as that of an export does not throw. */
export async function tryArchive(id: string): Promise<void> {
  if ((await requireArchive(id)).trial !== 'running') return;
  const { tried, says } = await restoredForTrial(id).then(
    (came) => ({ tried: 'done' as const, says: came }),
    (error: Error) => {
      log({ severity: 'ERROR', message: 'An export could not be restored for trial', error: stackOf(error) });
      return { tried: 'failed' as const, says: error.message };
    },
  );
  await emptyScratch(id);
  await noteTrial(tried, says);
  await updateArchive(id, { trial: tried });
}

async function restoredForTrial(id: string): Promise<string> {
  const archive = await openStoredArchive(fileOf(id));
  try {
    const { manifest, accounts, files } = await checkedArchive(archive);
    const progress = reporter(id);
    const total = totalOf(manifest);
    let done = 0;
    const step = (count: number) => {
      done += count;
      progress.report(done, total);
    };
    const records = await tryRecords(id, archive, step);
    for (const facts of files) {
      await tryFile(id, archive, facts);
      step(1);
    }
    await progress.told();
    return texts.came(records, files.length, accounts.length);
  } finally {
    archive.close();
  }
}

const totalOf = ({ documents, files }: Manifest) =>
  Object.values(documents).reduce((sum, count) => sum + count, files);

async function tryRecords(id: string, archive: Archive, step: (count: number) => void): Promise<number> {
  let count = 0;
  for (const { fileName } of archive.entries.values()) {
    if (!isCollection(fileName)) continue;
    const all: Restored[] = [];
    for await (const line of linesOf(await archive.readNamed(fileName))) all.push(documentOf(line, fileName));
    for (const some of inGroups(all, writtenAtOnce)) {
      const differs = await differsFromScratch(id, some);
      if (differs) throw new Error(texts.differs(differs));
      step(some.length);
    }
    count += all.length;
  }
  return count;
}

/** It is deleted at once, so that no second copy of all files is needed. */
async function tryFile(id: string, { readNamed }: Archive, { name, contentType }: FileFacts): Promise<void> {
  const [hash, file] = [createHash('md5'), scratchFile(id, name)];
  const hashed = new PassThrough();
  hashed.on('data', (part: Buffer) => hash.update(part));
  const target = file.createWriteStream({ resumable: false, metadata: { contentType } });
  await pipeline(await readNamed(name), hashed, target);
  const [{ md5Hash }] = await file.getMetadata();
  if (md5Hash !== hash.digest('base64')) throw new Error(texts.differs(name));
  await file.delete();
}
