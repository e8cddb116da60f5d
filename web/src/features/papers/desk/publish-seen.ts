import { api } from '@lab/contract';
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { call } from '../../../lib/api.ts';

/** As it was reviewed: what its author has changed since is not published unseen. */
export function publishSeen(seen: PaperRequest) {
  const before = { ...seen, pdf: seen.pdf ?? '' };
  return call(api.papers.publish, { params: { requestId: seen._id }, body: { before } });
}
