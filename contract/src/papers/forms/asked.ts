/** What the form of a work asks for and what it needs, by type. */
import type { FieldName } from '../fields.ts';
import type { WorkType } from '../types.ts';

/** What every work needs; more is not asked of admins, who know what a work lacks. */
export const alwaysNeeded: readonly FieldName[] = ['title', 'publicationDate', 'authors'];

/** What members must say of a work; for an article these are the specification's demands. */
export function neededOf(type: WorkType): readonly FieldName[] {
  return type === 'article' ? articleNeeds : alwaysNeeded;
}

const articleNeeds: readonly FieldName[] = [
  'title',
  'publisher',
  'doi',
  'publicationDate',
  'category',
  'details',
  'image',
];

const last = ['details', 'keywords', 'image', 'pdf', 'links'] as const;
const start = ['title', 'authors', 'publicationDate'] as const;
const theses = [...start, 'school', 'category', 'doi', 'url', ...last] as const;
const shownToPeople = [...start, 'event', 'category', 'url', ...last] as const;

/** What a form asks for first, in its order; the other fields stand below in a part of their own. */
export const askedOf: Readonly<Record<WorkType, readonly FieldName[]>> = {
  article: ['title', 'publisher', 'doi', 'publicationDate', 'category', 'authors', ...last],
  conference: [
    ...start,
    'bookTitle',
    'event',
    'pages',
    'editors',
    'series',
    'publisher',
    'doi',
    'category',
    ...last,
  ],
  preprint: [...start, 'publisher', 'arxiv', 'doi', 'category', ...last],
  chapter: [
    ...start,
    'bookTitle',
    'editors',
    'pages',
    'publisher',
    'edition',
    'isbn',
    'doi',
    'category',
    ...last,
  ],
  book: [...start, 'publisher', 'editors', 'edition', 'series', 'volume', 'isbn', 'doi', 'category', ...last],
  bachelor: theses,
  master: theses,
  doctoral: theses,
  report: [...start, 'institution', 'issue', 'series', 'doi', 'category', ...last],
  dataset: [...start, 'publisher', 'version', 'licence', 'doi', 'url', 'category', ...last],
  software: [...start, 'version', 'licence', 'publisher', 'doi', 'url', 'category', ...last],
  talk: shownToPeople,
  poster: shownToPeople,
  patent: [...start, 'issue', 'institution', 'url', 'category', ...last],
  other: [...start, 'publisher', 'doi', 'url', 'category', ...last],
};
