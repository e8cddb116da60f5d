/**
 * Deletes files that no record has named for a day: of abandoned forms, interrupted uploads, replaced
 * portraits. Such a file is first marked with the time, and deleted if it still has that mark a day later.
 * `keepFiles` removes the marks of the files that a record names before the record is written, so a file
 * cannot be deleted while a record that names it is saved. It also limits how long caches keep the others,
 * because earlier versions have stored all files for a year.
 */
import { hasRights } from '@lab/contract/api/rights';
import { day } from '@lab/contract/lib/durations';
import { cachingOf } from '@lab/contract/lib/uploads/caching';
import { copiesRoot, filesNamedIn, originalOf, ownerOfFile, roots } from '@lab/contract/lib/uploads/files';
import { write } from 'firebase-functions/logger';
import { codeOf } from '../data/error-code.ts';
import { inGroups } from '../data/in-groups.ts';
import { bucket, type File } from '../data/storage.ts';
import type { Caller } from '../http/caller.ts';
import { logFailure } from '../http/log.ts';
import { readNamedFiles } from './named-files-store.ts';
import { surplusOf } from './surplus.ts';

const atOnce = 20;

interface Swept {
  files: number;
  marked: number;
  /** Marked less than a day ago. */
  waiting: number;
  deleted: number;
  /** Deleted before a day was over, because one person had too many. */
  surplus: number;
}

const isMarked = ({ metadata }: File) => Boolean(metadata.metadata?.unnamedSince);

/** A mark in the future is none of the server's, and would keep a file for ever. */
function markOf({ metadata }: File, now: number): number | undefined {
  const since = Date.parse(String(metadata.metadata?.unnamedSince ?? ''));
  return since <= now ? since : undefined;
}

interface Found {
  files: number;
  unnamed: File[];
  namedAgain: File[];
  cachedOtherwise: File[];
}

/** Lists the files as they are now; later steps change a file only if it has not changed since. */
export async function findUnnamed(): Promise<Found> {
  // Records are read before files are listed: a record written in between has already removed the marks of
  // its files.
  const named = await readNamedFiles();
  const found: Found = { files: 0, unnamed: [], namedAgain: [], cachedOtherwise: [] };
  for (const prefix of roots) {
    for await (const listed of bucket().getFilesStream({ prefix })) {
      const file = listed as File;
      found.files++;
      // No page shows a file that a user stored beside a picture under the name of a copy.
      const isShown = file.name.startsWith(copiesRoot) || originalOf(file.name) === file.name;
      if (!isShown || !named.has(originalOf(file.name))) found.unnamed.push(file);
      else if (isMarked(file)) found.namedAgain.push(file);
      else if (isCachedOtherwise(file)) found.cachedOtherwise.push(file);
    }
  }
  return found;
}

/**
 * Nobody can read copies at the address of Storage, and the site's own address says how long they are kept.
 */
const isCachedOtherwise = ({ name, metadata }: File) =>
  !name.startsWith(copiesRoot) && metadata.cacheControl !== cachingOf(name);

export const limitCaching = (files: readonly File[]) =>
  each(files, (file) => change(file, { cacheControl: cachingOf(file.name) }));

/** Without `really` it only counts. */
export async function sweepFiles(really: boolean): Promise<Swept> {
  const { files, unnamed, namedAgain, cachedOtherwise } = await findUnnamed();
  if (really) {
    await each(namedAgain, unmark);
    await limitCaching(cachedOtherwise);
  }
  const now = Date.now();
  const swept = await processUnnamed(unnamed, { really, now });
  return { files, ...swept, surplus: await deleteSurplus(unnamed, { really, now }) };
}

/**
 * All are marked by now, so a record that names one meanwhile takes the mark off, and the file is not
 * deleted.
 */
export async function deleteSurplus(
  unnamed: readonly File[],
  { really, now }: { really: boolean; now: number },
): Promise<number> {
  const surplus = surplusOf(unnamed, now);
  const tooMany = [...surplus.values()].flat();
  if (!really || tooMany.length === 0) return tooMany.length;
  const names = new Set(tooMany.map(({ name }) => name));
  for (const [uid, { length }] of surplus)
    write({ severity: 'WARNING', message: 'A person has too many files that no record names', uid, length });
  // Records may have named some since they were listed.
  const stillUnnamed = (await findUnnamed()).unnamed.filter(({ name }) => names.has(name));
  let deleted = 0;
  await each(stillUnnamed, async (file) => {
    if (await deleteMarked(file)) deleted++;
  });
  return deleted;
}

export async function sweepNightly(): Promise<void> {
  const swept = await sweepFiles(true);
  write({ severity: 'INFO', message: 'Files that no record names were swept', ...swept });
}

export async function processUnnamed(
  unnamed: readonly File[],
  { really, now }: { really: boolean; now: number },
): Promise<Omit<Swept, 'files' | 'surplus'>> {
  const unmarked = unnamed.filter((file) => markOf(file, now) === undefined);
  const due = unnamed.filter((file) => now - (markOf(file, now) ?? now) >= day);
  if (really) await each(unmarked, (file) => mark(file, new Date(now).toISOString()));
  let deleted = 0;
  await each(due, async (file) => {
    if (!really || (await deleteMarked(file))) deleted++;
  });
  return { marked: unmarked.length, waiting: unnamed.length - unmarked.length - due.length, deleted };
}

/** Deletes the file only if neither it nor its mark has changed since it was listed. */
async function deleteMarked(listed: File): Promise<boolean> {
  const { name, metadata } = listed;
  try {
    const file = bucket().file(name);
    const [now] = await file.getMetadata();
    if (String(now.metageneration) !== String(metadata.metageneration)) return false;
    await file.delete({ ifMetagenerationMatch: Number(metadata.metageneration) });
    return true;
  } catch (error) {
    if (isGoneOrChanged(error)) return false;
    throw error;
  }
}

async function change(file: File, metadata: Parameters<File['setMetadata']>[0]): Promise<void> {
  try {
    await file.setMetadata(metadata);
  } catch (error) {
    if (!isGoneOrChanged(error)) throw error;
  }
}

const mark = (file: File, since: string | null) => change(file, { metadata: { unnamedSince: since } });
const unmark = (file: File) => mark(file, null);

function isGoneOrChanged(error: unknown): boolean {
  const code = codeOf(error);
  return code === 404 || code === 412;
}

async function each(files: readonly File[], work: (file: File) => Promise<void>): Promise<void> {
  for (const some of inGroups(files, atOnce)) await Promise.all(some.map(work));
}

/** More files than any record of the site names, but a limit on what a made-up record can cost. */
const maxKept = 50;

/**
 * Called before a record is written, so that the sweep does not delete the files it names. An error of
 * Storage is ignored, because without Storage the sweep cannot run either. Only who has rights keeps files of
 * others: a person's new files are in their own folder, and whoever names others' files must not keep them
 * from being deleted.
 */
export async function keepFiles(
  record: unknown,
  { uid, role, may }: Pick<Caller, 'uid' | 'role' | 'may'>,
): Promise<void> {
  const named = [...new Set(filesNamedIn(record))];
  const names = named
    .filter((name) => hasRights({ role, may }) || (uid && ownerOfFile(name) === uid))
    .slice(0, maxKept);
  await Promise.all(
    names.map(async (name) => {
      const file = bucket().file(name);
      try {
        await file.getMetadata();
        if (isMarked(file)) await unmark(file);
      } catch (error) {
        if (codeOf(error) !== 404) logFailure('', error);
      }
    }),
  );
}
