import { api } from '@lab/contract';
import type { Paper, PapersQuery } from '@lab/contract/papers/schemas';
import { endpointQuery, pagedPartQuery, recordQuery } from '../../lib/query.ts';

export type PaperFilter = Pick<PapersQuery, 'area' | 'year' | 'author' | 'q' | 'cursor'>;

export const recentPapersQuery = endpointQuery(api.papers.recent, {});

/**
 * The newest paper and 18 cards, which fill both two and three columns. A view costs 21 reads: these, one paper more to
 * see whether there is a next page, and the document that every page reads.
 */
const perPage = 19;

function asListed({ _id, title, authors, details, publisher, category, publicationDate, image }: Paper) {
  return { _id, title, authors, details, publisher, category, publicationDate, image };
}

export type ListedPaper = ReturnType<typeof asListed>;

export function papersQuery(filter: PaperFilter) {
  return pagedPartQuery(api.papers.list, { ...filter, limit: perPage }, undefined, asListed);
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

const filters = ['area', 'year', 'author', 'q', 'cursor'] as const;

export function filterFrom(search: URLSearchParams): PaperFilter {
  return Object.fromEntries(
    filters.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
