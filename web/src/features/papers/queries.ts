import { api } from '@lab/contract';
import { boldOf } from '@lab/contract/features/citations/lists/bold';
import { type GivenPaperFilter, paperFilterIn } from '@lab/contract/features/papers/filter';
import { asRow, namedAuthors, type PaperRow } from '@lab/contract/features/papers/row';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { shownLinks } from '@lab/contract/features/papers/shown-links';
import { venueOf } from '@lab/contract/features/papers/venue';
import { perPage } from '../../lib/paper-rows.ts';
import { cursorIn, endpointPartQuery, endpointQuery, pagedPartQuery, recordQuery } from '../../lib/query.ts';

export type PaperFilter = GivenPaperFilter & { cursor?: string };

export const papersViews = ['cards', 'list', 'types'] as const;

export type PapersView = (typeof papersViews)[number];

/** The choice is stored only in the address; without one the lab decides. */
export const chosenViewIn = (search: URLSearchParams): PapersView | undefined =>
  papersViews.find((view) => view === search.get('view'));

/** The same for each list of a lab, so that a filter does not change how works look. */
export const usualView = (settings: { works?: PapersView | undefined } = {}): PapersView =>
  settings.works ?? 'cards';

export function searchWith(filter: Record<string, string>, chosenView: PapersView | undefined): string {
  const query = new URLSearchParams(filter);
  if (chosenView) query.set('view', chosenView);
  return query.size ? `?${query}` : '';
}

export const recentPapersQuery = endpointQuery(api.papers.recent, {});

export function asListed(paper: Paper) {
  const { _id, type, title, details, category, publicationDate, image, drawn, notices } = paper;
  const { names: authors = paper.authors } = paper;
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
    files: shownLinks(paper),
    ...(notices && { notices }),
    ...aroundMembers(authors, paper.memberIds),
  };
}

/** More letters than a card shows of authors. */
const authorsOnCard = 120;
const firstAuthors = 3;

/** The first authors of a long list, the lab's own people, and how many others there are. */
function aroundMembers(authors: string[], memberIds?: string[]): { named?: string[]; others?: number } {
  if (authors.join(', ').length <= authorsOnCard) return {};
  const { named, others } = namedAuthors(authors, memberIds, firstAuthors);
  return { named: named.map(([name]) => name), others };
}

export type ListedPaper = Omit<ReturnType<typeof asListed>, 'drawn'> & Pick<Paper, 'drawn'>;

/** The newest of all is also shown as a card, above the list by date. */
export const paperListQuery = (filter: PaperFilter, view: PapersView) =>
  pagedPartQuery(
    api.papers.list,
    { ...filter, order: view === 'types' ? 'type' : 'date', limit: perPage },
    undefined,
    (paper, at): PaperRow & { card?: ListedPaper } => ({
      ...asRow(paper),
      ...(at === 0 && view === 'list' && Object.keys(filter).length === 0 && { card: asListed(paper) }),
    }),
  );

/** The newest paper and 18 cards, which fill both two and three columns. */
export function paperCardsQuery(filter: PaperFilter) {
  return pagedPartQuery(api.papers.list, { ...filter, limit: perPage }, undefined, asListed);
}

export function papersQuery(filter: PaperFilter, view: PapersView) {
  return view === 'cards' ? paperCardsQuery(filter) : paperListQuery(filter, view);
}

export const papersByYearQuery = endpointQuery(api.papers.byYear, {});

export function paperQuery(id: string) {
  return recordQuery(api.papers.get, { params: { id } });
}

export function morePapersQuery(id: string) {
  return recordQuery(api.papers.more, { params: { id } });
}

/** The server would refuse another one. */
export const hasBadYear = ({ year }: PaperFilter) => year !== undefined && !/^(\d{4}|none)$/.test(year);

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
