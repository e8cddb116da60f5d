import { api } from '@lab/contract';
import { askForOne, askForPages } from '../../../lib/query.ts';

export const pendingQuery = askForPages(api.papers.pending, {});

/** Never kept: a form starts from the paper as it stands. */
export const pendingPaperQuery = (id: string) => ({
  ...askForOne(api.papers.pendingOne, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});
