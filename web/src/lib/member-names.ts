import { api } from '@lab/contract';
import { endpointPartQuery } from './query.ts';

/** Costs no further read, because the team is in the document that every page reads. */
export const memberNamesQuery = endpointPartQuery(api.team.list, {}, 'names', (team) =>
  team.map(({ _id, name }) => ({ _id, name })),
);
