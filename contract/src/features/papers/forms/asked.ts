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

const asked = (...own: FieldName[]): readonly FieldName[] => [
  'title',
  'authors',
  'publicationDate',
  ...own,
  ...last,
];

const theses = asked('school', 'category', 'doi', 'url');
const shownToPeople = asked('event', 'category', 'url');

/** The first fields of the form, in their order; all other fields are in a section below. */
export const askedOf: Readonly<Record<WorkType, readonly FieldName[]>> = {
  article: ['title', 'publisher', 'doi', 'publicationDate', 'category', 'authors', ...last],
  conference: asked('bookTitle', 'event', 'pages', 'editors', 'series', 'publisher', 'doi', 'category'),
  preprint: asked('publisher', 'arxiv', 'doi', 'category'),
  chapter: asked('bookTitle', 'editors', 'pages', 'publisher', 'edition', 'isbn', 'doi', 'category'),
  book: asked('publisher', 'editors', 'edition', 'series', 'volume', 'isbn', 'doi', 'category'),
  bachelor: theses,
  master: theses,
  doctoral: theses,
  report: asked('institution', 'issue', 'series', 'doi', 'category'),
  dataset: asked('publisher', 'version', 'licence', 'doi', 'url', 'category'),
  software: asked('version', 'licence', 'publisher', 'doi', 'url', 'category'),
  talk: shownToPeople,
  poster: shownToPeople,
  patent: asked('issue', 'institution', 'url', 'category'),
  other: asked('publisher', 'doi', 'url', 'category'),
};
