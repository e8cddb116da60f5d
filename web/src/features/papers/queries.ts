import { api } from '@lab/contract';
import { boldOf } from '@lab/contract/features/citations/lists/bold';
import { type GivenPaperFilter, paperFilterIn } from '@lab/contract/features/papers/filter';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { venueOf } from '@lab/contract/features/papers/venue';
import { paperRowsQuery, perPage } from '../../lib/paper-rows.ts';
import { cursorIn, endpointPartQuery, endpointQuery, pagedPartQuery, recordQuery } from '../../lib/query.ts';

export type PaperFilter = GivenPaperFilter & { cursor?: string };

/** The choice is stored only in the address. */
export type PapersView = 'cards' | 'list';

export const viewIn = (search: URLSearchParams): PapersView =>
  search.get('view') === 'list' ? 'list' : 'cards';

/** Cards have the shorter address, because most visitors see them. */
export function searchWith(filter: Record<string, string>, view: PapersView): string {
  const query = new URLSearchParams(filter);
  if (view === 'list') query.set('view', view);
  return query.size ? `?${query}` : '';
}

export const recentPapersQuery = endpointQuery(api.papers.recent, {});

export function asListed(paper: Paper) {
  const { _id, type, title, authors, details, category, publicationDate, image, drawn, notices } = paper;
  return {
    _id,
    type,
    title,
    authors,
    details,
    venue: venueOf(paper),
    category,
    publicationDate,
    image,
    drawn,
    ...(notices && { notices }),
  };
}

export type ListedPaper = Omit<ReturnType<typeof asListed>, 'drawn'> & Pick<Paper, 'drawn'>;

/** The newest paper and 18 cards, which fill both two and three columns. */
export function paperCardsQuery(filter: PaperFilter) {
  return pagedPartQuery(api.papers.list, { ...filter, limit: perPage }, undefined, asListed);
}

export function papersQuery(filter: PaperFilter, view: PapersView) {
  return view === 'list' ? paperRowsQuery(filter) : paperCardsQuery(filter);
}

export const paperYearsQuery = endpointQuery(api.papers.years, {});

export function paperQuery(id: string) {
  return recordQuery(api.papers.get, { params: { id } });
}

export function morePapersQuery(id: string) {
  return recordQuery(api.papers.more, { params: { id } });
}

/** The server would refuse another one. */
export const hasBadYear = ({ year }: PaperFilter) => year !== undefined && !/^\d{4}$/.test(year);

export function filterFrom(search: URLSearchParams): PaperFilter {
  return { ...paperFilterIn(search), ...cursorIn(search) };
}

/** Enough to see how an exported list looks. */
const shownWorks = 5;

export function listBeginningQuery(filter: PaperFilter) {
  return endpointPartQuery(
    api.papers.list,
    { query: { ...filter, order: 'date', limit: shownWorks } },
    'cited',
    (papers) => papers.map((paper) => ({ ...paper, details: '' })),
  );
}

/** The person whose names are bold, if there is one. */
export function memberInBoldQuery(search: URLSearchParams) {
  const given = { bold: search.get('bold') ?? undefined, person: search.get('person') ?? undefined };
  const id = boldOf(given);
  return endpointPartQuery(api.alumni.people, {}, `names of ${id}`, (people) =>
    people.flatMap(({ _id, name, alsoKnownAs }) => (_id === id ? [{ name, alsoKnownAs }] : [])),
  );
}
