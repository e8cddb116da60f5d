/** Entries of the search, made of records as visitors get them. */
import { fieldsOfType, type Values } from '../../core/content/field.ts';
import { spanOf } from '../../core/content/in-order.ts';
import type { Declaration } from '../../core/content/kind.ts';
import { plainMath } from '../../core/math/plain.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import { truncate } from '../../lib/truncate.ts';
import { toldByParts } from '../citations/name-order.ts';
import type { Name } from '../citations/names.ts';
import type { Manuscript } from '../papers/fields.ts';
import { venueOf } from '../papers/venue.ts';
import { arxivIn, codeOf } from './codes.ts';
import { type Entry, emptyEntry, type SearchGroup } from './entry.ts';
import { searchLimits } from './limits.ts';

type KindName = Kinds[keyof Kinds]['name'] | 'freePage';

/** Collaborators have no page, and what members read is not for visitors. */
const groups: Readonly<Partial<Record<KindName, SearchGroup>>> = {
  news: 'news',
  area: 'areas',
  position: 'positions',
  member: 'people',
  alumnus: 'people',
  event: 'events',
  freePage: 'pages',
  project: 'outputs',
  software: 'outputs',
  talk: 'outputs',
  award: 'outputs',
  thesis: 'outputs',
  course: 'outputs',
  funding: 'outputs',
  resource: 'outputs',
};

export const isSearched = (kind: string): kind is KindName => kind in groups;

const textOf = (value: unknown) => plainMath(String(value ?? ''));
const cut = (text: string, most: number = searchLimits.text) =>
  text.length > most
    ? truncate(text, most)
        .replace(/\S{1,60}$/, '')
        .trim()
    : text;

const listed = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const namesIn = (record: Values, names: readonly string[]) =>
  names.flatMap((name) => listed(record[name])).slice(0, searchLimits.names);

/** Fields that are no text for people. */
const notWords = ['address', 'image', 'imageAlt', 'alsoKnownAs'];

export function isShown(kind: KindName, { state }: Values): boolean {
  if (kind === 'position') return state !== 'closed';
  return kind !== 'freePage' || state === 'published';
}

/** Undefined for a record that visitors do not find. */
export function entryOfRecord(
  kind: string,
  declared: Pick<Declaration, 'fields' | 'nameField' | 'output' | 'calendar' | 'span' | 'collection'>,
  id: string,
  record: Values,
): Entry | undefined {
  const group = isSearched(kind) && isShown(kind, record) ? groups[kind] : undefined;
  if (!group) return undefined;
  const { fields, nameField, output, collection } = declared;
  const texts = fieldsOfType(fields, 'text').filter((name) => name !== nameField && !notWords.includes(name));
  const prose = fieldsOfType(fields, 'prose').map((name) => textOf(record[name]));
  const short = texts.map((name) => textOf(record[name])).filter(Boolean);
  const start = output?.date ?? spanOf(declared)?.start ?? 'createdAt';
  const inTable = (output?.inList ?? []).map((name) => textOf(record[name]));
  const isPerson = group === 'people';
  const roles = isPerson ? [textOf(record.role), textOf(record.university)] : [];
  return {
    ...emptyEntry,
    group,
    id: group === 'outputs' ? `${collection}/${id}` : kind === 'freePage' ? String(record.address) : id,
    title: cut(textOf(record[nameField]), searchLimits.title),
    names: isPerson
      ? textOf(record.alsoKnownAs)
          .split(';')
          .map((name) => name.trim())
          .filter(Boolean)
      : namesIn(record, fieldsOfType(fields, 'people')),
    note: cut(
      [...roles, ...inTable, group === 'events' ? textOf(record.place) : ''].filter(Boolean).join(' · '),
    ),
    words: cut([...short, ...prose].join(' ')),
    when: isPerson || group === 'areas' || group === 'pages' ? '' : String(record[start] ?? '').slice(0, 10),
    codes: fieldsOfType(fields, 'doi').flatMap((name) =>
      record[name] ? [codeOf(String(record[name]))] : [],
    ),
  };
}

type Work = { nameParts?: readonly Name[] } & Pick<
  Manuscript,
  'title' | 'authors' | 'keywords' | 'publicationDate' | 'doi' | 'arxiv' | 'publisher'
> &
  Parameters<typeof venueOf>[0];

export function entryOfWork(id: string, work: Work): Entry {
  const { title, authors, keywords, publicationDate, doi, arxiv } = work;
  const eprint = arxivIn(arxiv);
  const names = authors.slice(0, searchLimits.names);
  const ordered = toldByParts(names, work.nameParts);
  return {
    ...emptyEntry,
    group: 'works',
    id,
    title: cut(plainMath(title), searchLimits.title),
    names,
    ...(ordered.length > 0 && { ordered }),
    note: cut(plainMath(venueOf(work)), searchLimits.note),
    words: cut(keywords),
    when: publicationDate.slice(0, 4),
    codes: [...(doi ? [codeOf(doi)] : []), ...(eprint ? [codeOf(eprint)] : [])],
  };
}
