import { AppError, limits } from '@lab/contract';
import type { ReadCitation } from '@lab/contract/citations/schemas';
import { citationTexts } from '@lab/contract/citations/texts';
import { isDoi, withoutDoiPrefix } from '@lab/contract/doi';
import { fieldsOf, type Item, isItem } from './csl-fields.ts';
import { fetchDoi } from './doi-service.ts';

const { read } = citationTexts;

export async function readCitation(text: string): Promise<ReadCitation> {
  const fields = fieldsOf(await itemOf(text));
  if (Buffer.byteLength(JSON.stringify(fields)) > limits.bodyBytes) throw unreadable(read.tooLong);
  return fields;
}

async function itemOf(text: string): Promise<Item> {
  const named = withoutDoiPrefix(text);
  if (isDoi(named)) return { DOI: named, ...(await fetchDoi(named)) };
  const entries = await entriesOf(text);
  const [entry] = entries;
  if (!isItem(entry)) throw unreadable(read.nothingRead);
  if (entries.length > 1) throw unreadable(read.several(entries.length));
  return entry;
}

function unreadable(sentence: string): AppError {
  return new AppError('invalid', sentence, { text: sentence });
}

async function entriesOf(text: string): Promise<unknown[]> {
  const { parseBibtex, parseRis, TooLong } = await import('./entry-parsers.ts');
  try {
    if (/^[[{]/.test(text)) return [JSON.parse(text)].flat();
    if (/^@/m.test(text)) return parseBibtex(text);
    if (/^TY\s+-/m.test(text)) return parseRis(text);
    return [];
  } catch (error) {
    if (error instanceof TooLong) throw unreadable(read.tooLong);
    // A parser's message about its grammar would not help the person who pasted the text.
    return [];
  }
}
