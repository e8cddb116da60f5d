/** `researchRequests`: papers that wait for review. */
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import type { NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { collection, documentOf } from '../data/firestore.ts';
import { type PageQuery, readPage } from '../data/page.ts';
import type { Shape } from '../data/shape.ts';
import { Page } from '../http/handler.ts';
import { manuscriptShape, type StoredManuscript, shown } from './paper-store.ts';

export interface StoredRequest extends StoredManuscript {
  /** The reviewer's feedback, empty until there is some. */
  message: string;
}

const shape: Shape<StoredRequest> = { ...manuscriptShape, message: '' };

export const requestsCollection = () => collection<StoredRequest>('researchRequests', shape);

export const requestDocument = (id: string) =>
  documentOf(requestsCollection(), id, paperTexts.errors.requestGone);

/** Of all authors, or of one. */
export async function listRequests(query: PageQuery, uid?: string): Promise<Page<PaperRequest[]>> {
  const all = requestsCollection();
  const [{ records, next }, areas] = await Promise.all([
    readPage(uid === undefined ? all : all.where('uid', '==', uid), query),
    listedAreas.read(),
  ]);
  const requests = records.map((request) => toRequest(request.id, request.data(), areas));
  return new Page(requests, next);
}

export function toRequest(id: string, stored: StoredRequest, areas: readonly NamedArea[]): PaperRequest {
  return { ...shown(id, stored, stored.details, areas), message: stored.message };
}
