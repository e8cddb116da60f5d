import { api } from '@lab/contract';
import { ask, askForOne } from '../../lib/query.ts';

const minute = 60_000;

/** Fresh for 5 minutes, kept for 10: docs/specification.md#numbers. */
export const teamQuery = { ...ask(api.team.list, {}), staleTime: 5 * minute, gcTime: 10 * minute };

export function memberQuery(id: string) {
  return askForOne(api.team.get, { params: { id } });
}

/** Papers of a member, by the name that stands on them. */
export function papersOfQuery(author: string) {
  return ask(api.papers.list, { query: { author } });
}
