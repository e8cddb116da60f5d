import { api } from '@lab/contract';
import { endpointPartQuery } from './query.ts';

/**
 * Those of the team among these people, with their portraits. They are in the document that every page reads.
 */
export const facesQuery = (ids: readonly string[]) => {
  const wanted = [...new Set(ids.filter(Boolean))].sort();
  return endpointPartQuery(api.team.list, {}, `faces ${wanted.join(' ')}`, (team) =>
    team.flatMap(({ _id, image }) => (wanted.includes(_id) && image ? [{ _id, image }] : [])),
  );
};
