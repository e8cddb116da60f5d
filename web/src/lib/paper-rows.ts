/** Papers as the compact list shows them, ordered by date. */
import { api } from '@lab/contract';
import { noticeOf } from '@lab/contract/features/papers/notices';
import type { Paper, PapersQuery, SelectedPaper } from '@lab/contract/features/papers/schemas';
import { venueOf } from '@lab/contract/features/papers/venue';
import { endpointPartQuery, pagedPartQuery } from './query.ts';

/** A name, and the id of the team member who has it. */
type Author = [name: string, memberId?: string];

/** The first authors that a row shows of a long list; team members are always shown. */
const firstAuthors = 6;
const mostAuthors = 20;

function namedAuthors(authors: string[], memberIds: string[] = []): Author[] {
  const named = authors.map((name, at): Author => (memberIds[at] ? [name, memberIds[at]] : [name]));
  // Leaving out only one name would save no space.
  if (named.length <= firstAuthors + 1) return named;
  return named.filter(([, memberId], at) => at < firstAuthors || memberId).slice(0, mostAuthors);
}

type Listed = Pick<Paper, Exclude<keyof SelectedPaper, 'notice'>> &
  Partial<Paper> &
  Pick<SelectedPaper, 'notice'>;

export function asRow({ authors, memberIds, links, notice, ...paper }: Listed) {
  const { _id, type, title, drawn, publicationDate, doi, pdf } = paper;
  const named = namedAuthors(authors, memberIds);
  const gravest = notice ?? noticeOf(paper.notices);
  const others = authors.length - named.length;
  return {
    _id,
    type,
    title,
    ...(drawn && { drawn }),
    venue: venueOf(paper),
    publicationDate,
    authors: named,
    ...(gravest && { notice: gravest }),
    ...(others && { others }),
    ...(doi && { doi }),
    ...(pdf && { pdf }),
    ...(links.code && { code: links.code }),
  };
}

export type PaperRow = ReturnType<typeof asRow>;

/** With one more, to see whether others follow, and the document that every page reads, a view costs 21 reads. */
export const perPage = 19;

export function paperRowsQuery(filter: PapersQuery, limit = perPage) {
  return pagedPartQuery(api.papers.list, { ...filter, order: 'date', limit }, undefined, asRow);
}

/** Of a person; two less than elsewhere, because the page also reads what else they made and what they were here. */
export const papersOfQuery = (person: string) => paperRowsQuery({ person }, perPage - 2);

/** Costs no further read, because these works are in the document that every page reads. */
export const selectedWorksQuery = endpointPartQuery(api.papers.selected, {}, 'rows', (papers) =>
  papers.map(asRow),
);

/** Those of a member of the team. */
export const selectedWorksOf = (memberId: string) =>
  endpointPartQuery(api.papers.selected, {}, `of ${memberId}`, (papers) =>
    papers.filter(({ memberIds }) => memberIds.includes(memberId)).map(asRow),
  );
