import { api } from '@lab/contract';
import { pagedQuery, recordQuery } from '../../../lib/query.ts';

export const pendingQuery = pagedQuery(api.papers.pending, {});

/** Never kept: a form starts from the paper as it stands. */
export const pendingPaperQuery = (id: string) => ({
  ...recordQuery(api.papers.pendingOne, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});
