/** Papers as the compact list shows them, ordered by date. */
import { api } from '@lab/contract';
import { asRow } from '@lab/contract/features/papers/row';
import type { PapersQuery } from '@lab/contract/features/papers/schemas';
import { endpointPartQuery, pagedPartQuery } from './query.ts';

/**
 * With one more, to see whether others follow, and the document that every page reads, a view costs 21 reads.
 */
export const perPage = 19;

export function paperRowsQuery(filter: PapersQuery, limit = perPage) {
  return pagedPartQuery(api.papers.list, { ...filter, order: 'date', limit }, undefined, asRow);
}

/**
 * Of a person; two less than elsewhere, because the page also reads what else they made and what they were
 * here.
 */
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
