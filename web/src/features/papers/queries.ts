import { api } from '@lab/contract';
import { type GivenPaperFilter, paperFilterIn } from '@lab/contract/features/papers/filter';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { venueOf } from '@lab/contract/features/papers/venue';
import { paperRowsQuery, perPage } from '../../lib/paper-rows.ts';
import { cursorIn, endpointQuery, pagedPartQuery, recordQuery } from '../../lib/query.ts';
import type { PapersView } from './list/papers-view.ts';

export type PaperFilter = GivenPaperFilter & { cursor?: string };

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
