import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

/** An address may be of any length. */
const most = 200;

export const queryIn = (search: URLSearchParams) => (search.get('q') ?? '').slice(0, most).trim();

export const searchQuery = (q: string) => endpointQuery(api.search.find, { query: { q } });
