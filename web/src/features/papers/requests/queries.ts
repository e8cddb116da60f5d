import { api } from '@lab/contract';
import { pagedQuery, recordQuery } from '../../../lib/query.ts';

export const pendingQuery = pagedQuery(api.papers.pending, {});

/** Never cached, because a form must start from the current version. */
export const pendingPaperQuery = (id: string) => ({
  ...recordQuery(api.papers.pendingOne, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});
