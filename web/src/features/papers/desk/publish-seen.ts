import { api } from '@lab/contract';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { call } from '../../../lib/api.ts';

/** Sends the version that the reviewer saw, so that the server refuses if the author has changed it since. */
export function publishSeen(seen: PaperRequest) {
  return call(api.papers.publish, { params: { requestId: seen._id }, body: { before: manuscriptOf(seen) } });
}
