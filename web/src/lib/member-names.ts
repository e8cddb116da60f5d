import { api } from '@lab/contract';
import { endpointPartQuery } from './query.ts';

/**
 * Of members and alumni. Costs no further read, because the names are in the document that every page reads.
 */
export const memberNamesQuery = endpointPartQuery(api.alumni.people, {}, 'names', (people) =>
  people.map(({ _id, name }) => ({ _id, name })),
);
