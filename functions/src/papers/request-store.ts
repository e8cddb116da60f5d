/** `researchRequests`: papers that wait for review. */
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { iso } from '../data/time.ts';
import type { StoredManuscript } from './paper-store.ts';

export interface StoredRequest extends StoredManuscript {
  /** The reviewer's feedback, empty until there is some. */
  message: string;
}

export const requestsCollection = () => collection<StoredRequest>('researchRequests');

export const requestDocument = (id: string) =>
  documentOf(requestsCollection(), id, paperTexts.errors.requestGone);

export function toRequest(snapshot: DocumentSnapshot<StoredRequest>): PaperRequest {
  const { uid: _ownerStaysInside, pdf, createdAt, ...rest } = snapshot.data() as StoredRequest;
  return { _id: snapshot.id, ...rest, pdf: pdf || undefined, createdAt: iso(createdAt) };
}
