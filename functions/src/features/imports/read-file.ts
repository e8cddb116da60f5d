/** Reads a file, or a pasted list of identifiers, into entries. */
import { AppError } from '@lab/contract';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import type { FileToImport } from '@lab/contract/features/imports/schemas';
import { readEntries } from './entries/read-entries.ts';
import { readIdentifiers } from './identifiers/read-identifiers.ts';

export async function readFile({ fileName, text }: FileToImport): Promise<ReadEntry[]> {
  try {
    return await readEntries(text, fileName);
  } catch (error) {
    const identified = isOtherText(error) ? await identifiedIn(text) : [];
    // If there is no identifier either, the message about files helps more.
    if (identified.length === 0) throw error;
    return identified;
  }
}

const isOtherText = (error: unknown) =>
  error instanceof AppError &&
  [entryTexts.noFormat, entryTexts.noColumns].some((text) => text === error.message);

async function identifiedIn(text: string): Promise<ReadEntry[]> {
  const { identifiers, notFound } = readIdentifiers(text);
  if (identifiers.length === 0) return [];
  const { lookUp } = await import('./identifiers/look-up.ts');
  const found = await lookUp(identifiers);
  const missing = [...found.notFound, ...notFound].map(({ identifier, why, line = 1 }): ReadEntry => {
    return { line, key: identifier, original: identifier, format: 'csl', problem: why };
  });
  return [...found.entries, ...missing];
}
