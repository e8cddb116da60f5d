import { AppError, type api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { citedNames } from '@lab/contract/features/citations/metadata';
import type { ReadCitation } from '@lab/contract/features/citations/schemas';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { isDoi, withoutDoiPrefix } from '@lab/contract/lib/doi';
import type { HandlersOf } from '../../core/http/handler.ts';
import type { Item } from '../imports/entries/item.ts';
import { readEntries, refused } from '../imports/entries/read-entries.ts';
import { fetchDoi } from '../imports/identifiers/doi-service.ts';

const { read } = citationTexts;

export const citations: HandlersOf<typeof api.citations> = {
  read: ({ body }) => readCitation(body.text),
};

export async function readCitation(text: string): Promise<ReadCitation> {
  // Loaded here, because it has a long table of the names of HTML characters, which only reading needs.
  const { fieldsOf } = await import('./csl-fields.ts');
  const fields = fieldsOf(await itemOf(text));
  if (citedNames.every((name) => name === 'type' || !fields[name]?.length)) throw refused(read.nothingRead);
  if (Buffer.byteLength(JSON.stringify(fields)) > limits.bodyBytes) throw refused(read.tooLong);
  return fields;
}

async function itemOf(text: string): Promise<Item> {
  const named = withoutDoiPrefix(text);
  if (isDoi(named)) return { DOI: named, ...(await fetchDoi(named)) };
  const entries = await entriesOf(text);
  if (entries.some(({ problem }) => problem === entryTexts.problems.expanded)) throw refused(read.tooLong);
  const [entry] = entries;
  if (entries.length > 1) throw refused(read.several(entries.length));
  if (!entry?.item) throw refused(read.nothingRead);
  const { custom = {}, ...item } = entry.item;
  const arxiv = custom.archive === 'arxiv' ? custom.eprint : custom.arxiv;
  return { ...item, license: custom.licence, custom: { ...custom, arxiv } };
}

async function entriesOf(text: string): Promise<ReadEntry[]> {
  try {
    return await readEntries(text, '');
  } catch (error) {
    // Its messages are about files, not about pasted text.
    if (error instanceof AppError) return [];
    throw error;
  }
}
