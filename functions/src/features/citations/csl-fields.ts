import { fieldsFromFormat } from '@lab/contract/features/citations/metadata';
import type { ReadCitation } from '@lab/contract/features/citations/schemas';
import { writeName } from '@lab/contract/features/citations/written-names';
import { typeNames } from '@lab/contract/features/papers/type-names';
import { type WorkType, workTypes } from '@lab/contract/features/papers/types';
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import { filled, type Item, isItem, listIn, valueAt } from '../imports/entries/item.ts';
import { plainText } from '../imports/entries/plain-text.ts';

/**
 * Turns CSL-JSON of any origin, in which every part may be missing or of another type, into the fields of a
 * submission.
 */
export function fieldsOf(item: Item): ReadCitation {
  const type = typeIn(plainText(item.type), plainText(item.genre));
  const mapped = fieldsFromFormat('csl', type, (name) => plainText(valueAt(item, name)));
  const editors = namesIn(item.editor);
  const doi = withoutDoiPrefix(mapped.doi);
  return {
    ...mapped,
    type,
    publisher: mapped.publisher || (type === 'article' ? plainText(item.publisher) : ''),
    doi,
    // Registries repeat the DOI as an address.
    url: mapped.url && withoutDoiPrefix(mapped.url) !== doi ? mapped.url : undefined,
    publicationDate: dateOf(item.issued),
    authors: namesIn(item.author),
    editors: editors.length > 0 ? editors : undefined,
  };
}

const otherNames: Record<string, WorkType> = {
  'article-magazine': 'article',
  'article-newspaper': 'article',
  'entry-encyclopedia': 'chapter',
  'entry-dictionary': 'chapter',
};

/** CSL has one type for all theses, so the genre decides. An entry without a type counts as an article. */
function typeIn(type: string, genre: string): WorkType {
  if (!type) return 'article';
  const called = workTypes.filter((name) => typeNames[name].csl === type);
  const alike = (name: WorkType) => {
    const own = typeNames[name].genre?.toLowerCase().split(/[^a-z]/)[0] ?? '';
    return own !== '' && genre.toLowerCase().includes(own);
  };
  if (type === 'thesis') return called.find(alike) ?? 'doctoral';
  return called.find(alike) ?? called[0] ?? otherNames[type] ?? 'other';
}

const namesIn = (people: unknown) => listIn(people).map(nameOf).filter(Boolean);

/** A date with only a year stays a year. */
function dateOf(issued: unknown): string {
  const [parts] = isItem(issued) ? listIn(issued['date-parts']) : [];
  const [year, month, day] = listIn(parts).map((part) => (typeof part === 'object' ? 0 : Number(part)));
  if (!year) return '';
  const rest = month ? [month, day].filter(Boolean) : [];
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

function nameOf(author: unknown): string {
  if (!isItem(author)) return '';
  const { family, given, literal, suffix, name } = author;
  const particles = [author['dropping-particle'], author['non-dropping-particle']]
    .map(plainText)
    .filter(Boolean);
  const parts = {
    literal: plainText(literal) || plainText(name),
    family: plainText(family),
    given: plainText(given),
    particle: particles.join(' '),
    suffix: plainText(suffix),
  };
  return writeName(filled(parts));
}
