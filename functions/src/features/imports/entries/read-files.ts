/** Reads several files at once, such as the `cite.bib` of each work of a site. */

import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import type { OneOfSeveral } from '@lab/contract/features/imports/schemas';
import { collected, entriesIn, formatOf, linesOf, refused } from './read-entries.ts';

/** Each entry has the name of its file, and a file that cannot be read is an entry with the reason. */
export async function readFiles(files: readonly OneOfSeveral[]): Promise<ReadEntry[]> {
  const known = files.map(({ name, text }) => {
    const lines = linesOf(text);
    return { name, lines, format: formatOf(lines, name) };
  });
  const ofBibtex = await bibtexEntries(known.filter(({ format }) => format === 'bibtex'));
  const all: ReadEntry[] = [];
  for (const { name, lines, format } of known) {
    const found = format === 'bibtex' ? ofBibtex.shift() : format && (await entriesIn(lines, name, format));
    if (found?.length) for (const entry of found) all.push({ ...entry, file: name });
    else all.push(unread(name, lines));
    if (all.length > limits.importEntries) throw refused(entryTexts.tooMany(limits.importEntries));
  }
  const [first] = all;
  if (first?.problem && all.every(({ key, file }) => key === file)) throw refused(first.problem);
  return all;
}

/** By file; abbreviations and proceedings of one file serve the others too. */
async function bibtexEntries(files: readonly { name: string; lines: string }[]): Promise<ReadEntry[][]> {
  const { readBibtexFiles } = await import('./read-bibtex.ts');
  const byFile = files.map((): ReadEntry[] => []);
  const read = readBibtexFiles(files.map(({ lines }) => lines));
  for (const { at, ...entry } of await collected(read, ({ at }) => files[at]?.name ?? ''))
    byFile[at]?.push(entry);
  return byFile;
}

function unread(name: string, lines: string): ReadEntry {
  const why = lines.trim() ? `${entryTexts.noFormat} ${entryTexts.alone}` : entryTexts.empty;
  const problem = entryTexts.notRead(name, why);
  return { line: 1, key: name, original: lines.slice(0, 500), format: 'bibtex', file: name, problem };
}

/** The sentence about one file names it too. */
export function withName(error: unknown, name: string): unknown {
  if (!(error instanceof AppError)) return error;
  return refused(entryTexts.notRead(name, error.message));
}
