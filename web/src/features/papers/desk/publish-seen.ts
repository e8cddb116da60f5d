import { api } from '@lab/contract';
import { manuscriptOf } from '@lab/contract/papers/manuscript';
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { call } from '../../../lib/api.ts';

/** Sends what the reviewer saw: if its author has changed it since, the server refuses. */
export function publishSeen(seen: PaperRequest) {
  return call(api.papers.publish, { params: { requestId: seen._id }, body: { before: manuscriptOf(seen) } });
}
