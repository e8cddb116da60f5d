/** `researchRequests`: papers that wait for review. */
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { NamedArea } from '../areas/area-names.ts';
import { collection, documentOf } from '../data/firestore.ts';
import { type PageQuery, readPage } from '../data/page.ts';
import type { Shape } from '../data/shape.ts';
import { Page } from '../http/handler.ts';
import { readHome } from '../summaries/home-store.ts';
import { manuscriptShape, type StoredManuscript, shown } from './paper-store.ts';

export interface StoredRequest extends StoredManuscript {
  /** The reviewer's feedback, empty until there is some. */
  message: string;
}

const shape: Shape<StoredRequest> = { ...manuscriptShape, message: '' };

export const requestsCollection = () => collection<StoredRequest>('researchRequests', shape);

export const requestDocument = (id: string) =>
  documentOf(requestsCollection(), id, paperTexts.errors.requestGone);

/** Everybody's, or one author's; the newest first. */
export async function listRequests(query: PageQuery, uid?: string): Promise<Page<PaperRequest[]>> {
  const all = requestsCollection();
  const [{ records, next }, { areas }] = await Promise.all([
    readPage(uid === undefined ? all : all.where('uid', '==', uid), query),
    readHome(),
  ]);
  const requests = records.map((request) => toRequest(request, areas));
  return new Page(requests, next);
}

export function toRequest(
  snapshot: DocumentSnapshot<StoredRequest>,
  areas: readonly NamedArea[],
): PaperRequest {
  const stored = snapshot.data() as StoredRequest;
  return { ...shown(snapshot.id, stored, stored.details, areas), message: stored.message };
}
