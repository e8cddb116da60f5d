/** The fields that the form shows first, and those that it requires, by the type of the work. */
import type { FieldName } from '../fields.ts';
import type { WorkType } from '../types.ts';

/** Required for every work; admins need to enter no more than this. */
export const alwaysNeeded: readonly FieldName[] = ['title', 'publicationDate', 'authors'];

/** Required from members; for an article as docs/specification.md says. */
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

/** The first fields of the form, in their order; all other fields are in a section below. */
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
