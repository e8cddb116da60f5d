import { api } from '@lab/contract';
import { askForOne, askForPages } from '../../../lib/query.ts';

export const pendingQuery = askForPages(api.papers.pending, {});

/** Never cached: a form must start from the present state. */
export const pendingPaperQuery = (id: string) => ({
  ...askForOne(api.papers.pendingOne, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});
