import { api } from '@lab/contract';
import { boldOf } from '@lab/contract/features/citations/lists/bold';
import { endpointPartQuery } from '../../../lib/query.ts';
import type { PaperFilter } from '../queries.ts';

/** Enough to see how a list looks. */
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
