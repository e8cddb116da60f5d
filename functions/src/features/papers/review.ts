/** The life of a paper from submission to publication; each step is one transaction. */

import { AppError, api } from '@lab/contract';
import type { Move } from '@lab/contract/api/lifecycle';
import type { Right } from '@lab/contract/api/rights';
import { plainMath } from '@lab/contract/core/math/plain';
import type { Decision } from '@lab/contract/features/outcomes/schemas';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { emptyNeeds } from '@lab/contract/features/papers/forms/needs';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperMoves } from '@lab/contract/features/papers/lifecycle';
import type { PublishPaper, ReviewPaper, SubmitPaper } from '@lab/contract/features/papers/schemas';
import { logActivity } from '../../core/activity/activity-store.ts';
import { createOnce } from '../../core/data/create-once.ts';
import { alreadyExists, requireExisting, type Transaction, transact } from '../../core/data/firestore.ts';
import { requireMove } from '../../core/data/move.ts';
import { now } from '../../core/data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import { forAuthor } from '../../core/http/author.ts';
import type { Caller } from '../../core/http/caller.ts';
import { renderFormulas } from '../../core/math/render.ts';
import { listedAreas } from '../areas/area-store.ts';
import { notify } from '../mail/notify.ts';
import { requireAccount } from '../users/user-store.ts';
import { editedManuscript, manuscript, seenManuscript, target } from './manuscript.ts';
import { notifierOfAuthor } from './notify-author.ts';
import { withAreaId } from './paper-areas.ts';
import { dropFiles, requireFiles } from './paper-files-store.ts';
import { withoutOldArea } from './paper-store.ts';
import { publication } from './publication.ts';
import { takeBackReminder, withoutReminders } from './reminder-store.ts';
import {
  requestDocument,
  requestsCollection,
  reviewedVersion,
  type StoredRequest,
  toRequest,
  versionOf,
  withoutReview,
} from './request-store.ts';

const { notYours, requestGone } = paperFormTexts.errors;

export async function submitRequest(body: SubmitPaper, caller: Caller): Promise<{ insertedId: string }> {
  await requireFiles(caller.uid, body);
  const drawn = await renderFormulas(body.title, body.details ?? '');
  return createOnce(requestsCollection(), caller, async (tx, request) => {
    const author = await requireAccount(tx, caller.uid);
    const areas = await listedAreas.read(tx);
    tx.create(request, {
      ...manuscript(body, areas),
      image: body.image ?? '',
      authorName: author.name,
      authorEmail: caller.email,
      uid: caller.uid,
      message: '',
      drawn,
      createdAt: now(),
    });
    const fields = { title: plainMath(body.title), author: author.name };
    notify(tx, 'paperReceived', fields, 'admins', { byUid: caller.uid });
  });
}

/** Shared by the calls with access `author`. */
const ownRequest = {
  authorOf: ({ uid }: StoredRequest) => uid,
  refusal: () => new AppError('forbidden', notYours),
};

export const readOwnRequest = forAuthor(api.papers.pendingOne, {
  ...ownRequest,
  find: (tx, { params }) => readRequest(tx, params.id),
  act: async (tx, stored, { params }) => toRequest(params.id, stored, await listedAreas.read(tx)),
});

export const editRequest = forAuthor(api.papers.edit, {
  ...ownRequest,
  find: (tx, { body }) => readRequest(tx, body._id),
  before: ({ body, caller }) => requireFiles(caller.uid, body),
  async act(tx, current, { body: { before, ...body } }) {
    const areas = await listedAreas.read(tx);
    const present = withAreaId(current, areas);
    const written = editedManuscript(body, present, areas);
    requireNeeds({ ...written, category: written.areaId ?? current.category ?? '', moreAreas: [] });
    // Its author may have it open in two tabs.
    if (!isAlreadySaved(present, written)) requireUnchanged(present, seenManuscript(before, areas, body));
    const drawn = await renderFormulas(written.title, written.details);
    const area = written.areaId !== undefined && withoutOldArea();
    // Once for each feedback, as authors change a paper many times.
    const { uid, authorName: author, reviewerUid = '' } = current;
    takeBackReminder(tx, body._id, current);
    tx.update(requestDocument(body._id), {
      ...written,
      drawn,
      ...area,
      ...(reviewerUid && { reviewerUid: '' }),
      ...withoutReminders(current),
    });
    if (reviewerUid && reviewerUid !== uid) {
      const title = plainMath(written.title);
      notify(tx, 'paperRevised', { title, author }, { uid: reviewerUid }, { byUid: uid });
    }
    return { result: { modifiedCount: 1 } };
  },
  after: (replaced, { body }) =>
    dropFiles(replaced.uid, {
      ...(body.image && body.image !== replaced.image && { image: replaced.image }),
      ...(body.pdf !== undefined && body.pdf !== replaced.pdf && { pdf: replaced.pdf }),
    }),
});

/** Also of the fields that an edit does not name. */
function requireNeeds(written: Manuscript): void {
  const errors = emptyNeeds(written);
  const [first] = Object.values(errors);
  if (first) throw new AppError('invalid', first, errors);
}

/**
 * Keeps the version that the feedback is about, so that the reviewer sees later what the author has changed.
 */
export async function reviewRequest(id: string, { before, ...body }: ReviewPaper, caller: Caller) {
  const replaced = await transact(async (tx) => {
    const request = await requireRequest(tx, id, paperMoves.feedback, caller);
    if (isAlreadySaved(request, body)) return undefined;
    requireUnchanged(request, before);
    const { uid, title } = request;
    const reviewed = versionOf(request);
    // Nobody is reminded of what they wrote to themselves.
    const waits = uid === caller.uid ? withoutReminders(request) : { feedbackAt: now(), remindedAfter: 0 };
    takeBackReminder(tx, id, request);
    tx.update(requestDocument(id), { ...body, reviewed, reviewerUid: caller.uid, ...waits });
    if (uid !== caller.uid) {
      notify(tx, 'paperFeedback', { title: plainMath(title) }, { uid }, { detail: body.message });
    }
    logActivity(tx, caller, 'gaveFeedback', target(id, request));
    return request;
  });
  if (replaced) await dropReviewedFiles(replaced);
  return { result: { modifiedCount: 1 } };
}

export const withdrawRequest = forAuthor(api.papers.withdraw, {
  ...ownRequest,
  find: (tx, { params }) => readRequest(tx, params.id),
  async act(tx, request, { params }) {
    removeRequest(tx, params.id, request);
    return { deletedCount: 1 };
  },
  after: dropAllFiles,
});

export async function rejectRequest(id: string, { reason = '' }: Decision, caller: Caller) {
  const gone = await transact(async (tx) => {
    const request = await requireRequest(tx, id, paperMoves.reject, caller);
    const notify = await notifierOfAuthor(tx, request);
    removeRequest(tx, id, request);
    notify('rejected', request.title, { reason, feedback: request.message });
    logActivity(tx, caller, 'rejected', target(id, request));
    return request;
  });
  await dropAllFiles(gone);
  return { deletedCount: 1 };
}

/** The paper keeps the request's id, so publishing twice cannot make two papers. */
export async function publishRequest(id: string, { before }: PublishPaper, caller: Caller) {
  const published = await transact(async (tx) => {
    const request = await requireRequest(tx, id, paperMoves.publish, caller);
    const areas = await listedAreas.read(tx);
    const stored = withAreaId(withoutReview(request), areas);
    requireUnchanged(stored, seenManuscript(before, areas));
    const publishing = await publication(tx, id, { ...stored, createdAt: now() }, { areas, caller });
    const notify = await notifierOfAuthor(tx, stored);

    // All reads are above, because a transaction of Firestore reads nothing after its first write.
    publishing.write();
    removeRequest(tx, id, request);
    notify('published', stored.title, { recordId: id, feedback: request.message });
    return request;
  }).catch(refusePublished);
  await dropReviewedFiles(published);
  return { insertedId: id, deletedCount: 1 };
}

/** A submission that is sent again after its publication creates its request again, with the same id. */
function refusePublished(error: unknown): never {
  throw alreadyExists(error) ? new AppError('conflict', paperFormTexts.errors.alreadyPublished) : error;
}

function removeRequest(tx: Transaction, id: string, request: StoredRequest): void {
  takeBackReminder(tx, id, request);
  tx.delete(requestDocument(id));
}

/** Those of the version that the last feedback was about. */
async function dropReviewedFiles(request: StoredRequest): Promise<void> {
  const reviewed = reviewedVersion(request);
  if (reviewed) await dropFiles(request.uid, reviewed);
}

async function dropAllFiles(gone: StoredRequest): Promise<void> {
  await dropFiles(gone.uid, gone);
  await dropReviewedFiles(gone);
}

/** Requests exist only while they are pending. */
const readRequest = (tx: Transaction, id: string) => requireExisting(tx, requestDocument(id), requestGone);

async function requireRequest(
  tx: Transaction,
  id: string,
  move: Move<string> & { by: Right },
  caller: Caller,
): Promise<StoredRequest> {
  const request = await readRequest(tx, id);
  const record = { state: 'pending', authorUid: request.uid };
  requireMove(move, record, caller, { notYours, wrongState: requestGone });
  return request;
}
