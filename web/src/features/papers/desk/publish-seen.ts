import { api } from '@lab/contract';
import { manuscriptOf } from '@lab/contract/papers/manuscript';
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { call } from '../../../lib/api.ts';

/** As it was reviewed: what its author has changed since is not published unseen. */
export function publishSeen(seen: PaperRequest) {
  return call(api.papers.publish, { params: { requestId: seen._id }, body: { before: manuscriptOf(seen) } });
}
