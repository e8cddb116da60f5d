/** `researchRequests`: papers that wait for review. */
import { AppError } from '@lab/contract';
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { areaNameOf, type NamedArea } from '../areas/area-names.ts';
import { collection, documentOf } from '../data/firestore.ts';
import { type PageQuery, readPage } from '../data/page.ts';
import { iso } from '../data/time.ts';
import { Page } from '../http/handler.ts';
import { readHome } from '../summaries/home-store.ts';
import type { StoredManuscript } from './paper-store.ts';

export interface StoredRequest extends StoredManuscript {
  /** The reviewer's feedback, empty until there is some. */
  message: string;
}

export const requestsCollection = () => collection<StoredRequest>('researchRequests');

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

/** As it stands now, and whose it is. */
export async function readRequest(id: string): Promise<{ request: PaperRequest; uid: string }> {
  const [snapshot, { areas }] = await Promise.all([requestDocument(id).get(), readHome()]);
  const stored = snapshot.data();
  if (!stored) throw new AppError('not-found', paperTexts.errors.requestGone);
  return { request: toRequest(snapshot, areas), uid: stored.uid };
}

export function toRequest(
  snapshot: DocumentSnapshot<StoredRequest>,
  areas: readonly NamedArea[],
): PaperRequest {
  const stored = snapshot.data() as StoredRequest;
  const { uid: _owner, areaId: _area, pdf, createdAt, ...shown } = stored;
  const category = areaNameOf(areas, stored, stored.category);
  return { _id: snapshot.id, ...shown, category, pdf: pdf || undefined, createdAt: iso(createdAt) };
}
