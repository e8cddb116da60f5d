import { api } from '@lab/contract';
import { endpointPartQuery, endpointQuery } from '../../lib/query.ts';

/** Without what only a person's own page shows. */
export const alumniQuery = endpointPartQuery(api.alumni.list, {}, 'brief', (alumni) =>
  alumni.map(({ details, drawn, alsoKnownAs, createdAt, ...row }) => row),
);

export const thesesQuery = endpointQuery(api.alumni.theses, {});
