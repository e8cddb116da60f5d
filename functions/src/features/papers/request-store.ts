/** `researchRequests`: papers that wait for review. */

import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { manuscriptReply } from '@lab/contract/features/papers/manuscript';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { collection, documentOf, type Transaction } from '../../core/data/firestore.ts';
import { type PageQuery, readPage } from '../../core/data/page.ts';
import { fillPart, pickShape, type Shape } from '../../core/data/shape.ts';
import type { Time } from '../../core/data/time.ts';
import { Page } from '../../core/http/handler.ts';
import type { NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { countInArea } from '../areas/in-area-store.ts';
import { areaNames } from './paper-areas.ts';
import {
  areaFields,
  manuscriptShape,
  type StoredManuscript,
  type StoredVersion,
  toReply,
  versionShape,
} from './paper-store.ts';

export interface StoredRequest extends StoredManuscript {
  /** The reviewer's feedback, empty until there is some. */
  message: string;
  /** The version that the feedback is about. Releases before 0.3 did not keep it. */
  reviewed?: StoredVersion;
  /** Who gave the feedback, until they are told that the author has revised the paper. */
  reviewerUid?: string;
  /** When the feedback was given, until the author has revised the paper. */
  feedbackAt?: Time;
  /** After how many days the author was last reminded of it. */
  remindedAfter?: number;
}

const shape: Shape<StoredRequest> = { ...manuscriptShape, message: '' };

export const requestsCollection = () => collection<StoredRequest>('researchRequests', shape);

export const requestDocument = (id: string) =>
  documentOf(requestsCollection(), id, paperFormTexts.errors.requestGone);

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
  const reviewed = reviewedVersion(stored);
  return {
    ...toReply(id, stored, stored.details, areas),
    message: stored.message,
    ...(reviewed && {
      reviewed: manuscriptReply({ ...reviewed, ...areaNames(reviewed, areas) }),
    }),
  };
}

/** What a published paper keeps of its request. */
export function withoutReview({
  message: _message,
  reviewed: _reviewed,
  reviewerUid: _reviewer,
  feedbackAt: _at,
  remindedAfter: _reminded,
  ...stored
}: StoredRequest): StoredManuscript {
  return stored;
}

export function reviewedVersion({ reviewed }: StoredRequest): StoredVersion | undefined {
  const version = fillPart<StoredVersion>(versionShape, reviewed);
  return version.title ? version : undefined;
}

/** The author's current version, which is stored with the feedback. */
export function versionOf(request: StoredRequest): StoredVersion {
  const areas = areaFields.flatMap((name) => (request[name] ? [[name, request[name]]] : []));
  // The links have no shape of their own, because each of them may be missing.
  return { ...pickShape(versionShape, request), links: request.links, ...Object.fromEntries(areas) };
}

export function requestsInArea(tx: Transaction, area: NamedArea): Promise<number> {
  return countInArea(tx, requestsCollection(), area, 'category', areaFields);
}
