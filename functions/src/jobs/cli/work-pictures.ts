/** The pictures that entries of BibTeX name in `preview`, as sites made with al-folio have them. */
import { lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { StoredEntry } from '../../features/imports/import-store.ts';
import { isAddress } from '../../features/imports/picture-names.ts';
import { fileKeeper } from '../moving/write/files.ts';
import { type Found, nameIn } from './work-files.ts';

const ofSite = 'assets/img/publication_preview';
const mostBytes = 60_000_000;

/** By the numbers of their entries, the pictures that are among the files. */
export async function picturesOf(entries: readonly StoredEntry[], files: readonly Found[]) {
  const pictures = new Map<number, string>();
  for (const { number, kind, file, picture } of entries) {
    if (!picture || kind === 'here' || isAddress(picture)) continue;
    for (const from of file ? files.filter((one) => nameIn(one) === file) : files) {
      const found = await pictureIn(from, picture);
      if (found) pictures.set(number, found);
      if (found) break;
    }
  }
  return pictures;
}

async function pictureIn({ path, root }: Found, name: string): Promise<string | undefined> {
  for (const folder of [join(root, ofSite), dirname(path), root]) {
    const picture = join(folder, name);
    if (await isWithin(picture, root)) return picture;
  }
  return undefined;
}

/** Neither on a way out of the folder nor a link, because entries are anybody's. */
async function isWithin(path: string, root: string): Promise<boolean> {
  try {
    const facts = await lstat(path);
    if (!facts.isFile() || facts.size > mostBytes) return false;
    return (await realpath(path)).startsWith((await realpath(root)) + sep);
  } catch {
    // The plan says that it is not there.
    return false;
  }
}

/** Stores them as forms store uploaded ones. Returns a line for each that cannot be. */
export async function keepPictures(
  entries: readonly StoredEntry[],
  pictures: ReadonlyMap<number, string>,
): Promise<string[]> {
  const files = fileKeeper({ read: (path) => readFile(path) });
  for (const entry of entries) {
    const picture = pictures.get(entry.number);
    if (!picture || !entry.work || entry.decision !== 'import') continue;
    entry.work.image = (await files.keep(picture, 'papers')) ?? '';
  }
  return [...files.refused].map(([path, why]) => `${path}: left out: ${why}`);
}
