import { api } from '@lab/contract';
import { ask, askForPages } from '../../../lib/query.ts';

export const pendingQuery = askForPages(api.papers.pending, {});

/** As many as one answer can hold: the paper that is edited is looked for among them. */
export const allPendingQuery = ask(api.papers.pending, { query: { limit: 100 } });
