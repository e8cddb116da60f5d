import { AppError } from '@lab/contract';
import type { ReadCitation } from '@lab/contract/citations/schemas';
import { citationTexts } from '@lab/contract/citations/texts';
import { fieldsOf, isItem } from './csl-fields.ts';
import { askDoiService } from './doi-service.ts';

const { read } = citationTexts;
const doi = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i;

export async function readCitation(text: string): Promise<ReadCitation> {
  const named = doi.exec(text)?.[1];
  if (named) return fieldsOf({ DOI: named, ...(await askDoiService(named)) });
  const entries = await entriesOf(text);
  const [entry] = entries;
  if (!isItem(entry)) throw unreadable(read.nothingRead);
  if (entries.length > 1) throw unreadable(read.several(entries.length));
  return fieldsOf(entry);
}

function unreadable(sentence: string): AppError {
  return new AppError('invalid', sentence, { text: sentence });
}

async function entriesOf(text: string): Promise<unknown[]> {
  const { parseEntries } = await import('./entry-parsers.ts');
  try {
    if (/^[[{]/.test(text)) return [JSON.parse(text)].flat();
    if (/^@/m.test(text)) return parseEntries(text, '@biblatex/text');
    if (/^TY\s+-/m.test(text)) return parseEntries(text, '@ris/file');
    return [];
  } catch {
    // Whatever a parser says about its grammar would not help who pasted the text.
    return [];
  }
}
