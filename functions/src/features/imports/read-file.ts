/** What an import begins with: the entries of one file or several, or the identifiers in one. */
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import type { FileToImport } from '@lab/contract/features/imports/schemas';
import { OtherText, readEntries } from './entries/read-entries.ts';
import { readFiles, withName } from './entries/read-files.ts';
import { type Listed, readIdentifiers } from './identifiers/read-identifiers.ts';

export async function readFile({
  fileName,
  text = '',
  files = [],
}: FileToImport): Promise<{ entries: ReadEntry[] } | { listed: Listed }> {
  const [first, ...others] = files;
  if (others.length > 0) return { entries: await readFiles(files) };
  return readOne(first?.name ?? fileName, first?.text ?? text);
}

async function readOne(fileName: string, text: string) {
  try {
    return { entries: await readEntries(text, fileName) };
  } catch (error) {
    const listed = error instanceof OtherText ? readIdentifiers(text) : undefined;
    // If there is no identifier either, the message about files helps more.
    if (!listed?.identifiers.length) throw withName(error, fileName);
    return { listed };
  }
}
