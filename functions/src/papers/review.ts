/** The life of a paper from submission to publication; each step is one transaction. */

import { AppError } from '@lab/contract';
import type { Decision } from '@lab/contract/outcomes/schemas';
import { paperMoves } from '@lab/contract/papers/lifecycle';
import type {
  EditPaper,
  PaperRequest,
  PublishPaper,
  ReviewPaper,
  SubmitPaper,
} from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import { record } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { alreadyExists, demandExisting, type Transaction, transact } from '../data/firestore.ts';
import { demandMove } from '../data/move.ts';
import { now } from '../data/time.ts';
import { demandUnchanged, isWritten } from '../data/unchanged.ts';
import type { Caller } from '../http/caller.ts';
import { tell } from '../outcomes/outcome-store.ts';
import { readHome, writeHome } from '../summaries/home-store.ts';
import { demandAccount, readUser } from '../users/user-store.ts';
import { manuscript, seenManuscript, target, withAreaId } from './manuscript.ts';
import { demandFiles, dropFiles } from './paper-files.ts';
import {
  alongside,
  countPapers,
  newestPapers,
  paperDocument,
  type StoredPaper,
  toRecent,
  withoutOldArea,
} from './paper-store.ts';
import { readRequest, requestDocument, requestsCollection, type StoredRequest } from './request-store.ts';

type PaperMove = (typeof paperMoves)[keyof typeof paperMoves];

export async function submitRequest(body: SubmitPaper, caller: Caller): Promise<{ insertedId: string }> {
  await demandFiles(caller.uid, body);
  return createOnce(requestsCollection(), caller, async (tx, request) => {
    const author = await demandAccount(tx, caller.uid);
    const { areas } = await readHome(tx);
    tx.create(request, {
      ...manuscript(body, areas),
      image: body.image,
      authorName: author.name,
      authorEmail: caller.email,
      uid: caller.uid,
      message: '',
      createdAt: now(),
    });
  });
}

/** For whoever may edit it. */
export async function ownRequest(id: string, caller: Caller): Promise<PaperRequest> {
  const { request, uid } = await readRequest(id);
  demandPending(paperMoves.edit, uid, caller);
  return request;
}

export async function editRequest({ before, ...body }: EditPaper, caller: Caller) {
  await demandFiles(caller.uid, body);
  const replaced = await transact(async (tx) => {
    const current = await demandRequest(tx, body._id, paperMoves.edit, caller);
    const { areas } = await readHome(tx);
    const written = { ...manuscript(body, areas), image: body.image || current.image };
    // Its author may have it open in two tabs.
    const known = withAreaId(current, areas);
    if (!isWritten(known, written)) demandUnchanged(known, seenManuscript(before, areas));
    tx.update(requestDocument(body._id), { ...written, ...withoutOldArea() });
    return current;
  });
  await dropFiles(replaced.uid, {
    ...(body.image && body.image !== replaced.image && { image: replaced.image }),
    ...(body.pdf !== replaced.pdf && { pdf: replaced.pdf }),
  });
  return { result: { modifiedCount: 1 } };
}

export function reviewRequest(id: string, { before, ...body }: ReviewPaper, caller: Caller) {
  return transact(async (tx) => {
    const request = await demandRequest(tx, id, paperMoves.feedback, caller);
    if (isWritten(request, body)) return { result: { modifiedCount: 1 } };
    demandUnchanged(request, before);
    tx.update(requestDocument(id), body);
    record(tx, caller, 'gaveFeedback', target(id, request));
    return { result: { modifiedCount: 1 } };
  });
}

export const withdrawRequest = (id: string, caller: Caller) =>
  remove(async (tx) => {
    const request = await demandRequest(tx, id, paperMoves.withdraw, caller);
    tx.delete(requestDocument(id));
    return request;
  });

export const rejectRequest = (id: string, { reason = '' }: Decision, caller: Caller) =>
  remove(async (tx) => {
    const request = await demandRequest(tx, id, paperMoves.reject, caller);
    const { uid, title: name, message: feedback } = request;
    const author = await readUser(tx, uid);
    tx.delete(requestDocument(id));
    if (author) tell(tx, { uid, kind: 'paper', name, reason, feedback });
    record(tx, caller, 'rejected', target(id, request));
    return request;
  });

async function remove(move: (tx: Transaction) => Promise<StoredRequest>): Promise<{ deletedCount: number }> {
  const gone = await transact(move);
  await dropFiles(gone.uid, gone);
  return { deletedCount: 1 };
}

/** The paper keeps the request's id, so a second publish could not make a second paper even without the transaction. */
export function publishRequest(id: string, { before }: PublishPaper, caller: Caller) {
  return transact(async (tx) => {
    const { message: _feedbackStaysInside, ...stored } = await demandRequest(
      tx,
      id,
      paperMoves.publish,
      caller,
    );
    const { areas } = await readHome(tx);
    const request = withAreaId(stored, areas);
    demandUnchanged(request, seenManuscript(before, areas));
    const newest = await newestPapers(tx);
    const count = await countPapers(tx);
    const paper: StoredPaper = { ...request, ...alongside(request), createdAt: now() };
    tx.create(paperDocument(id), paper);
    tx.delete(requestDocument(id));
    writeHome(tx, { recent: toRecent([{ id, ...paper }, ...newest]), paperCount: count + 1 });
    record(tx, caller, 'published', target(id, paper));
    return { insertedId: id, deletedCount: 1 };
  }).catch(refusePublished);
}

/** A submission that is sent again after it was published makes its request anew, under the same id. */
function refusePublished(error: unknown): never {
  throw alreadyExists(error) ? new AppError('conflict', paperTexts.errors.alreadyPublished) : error;
}

/** A request exists only while it is pending: published, rejected and withdrawn ones are gone. */
async function demandRequest(
  tx: Transaction,
  id: string,
  move: PaperMove,
  caller: Caller,
): Promise<StoredRequest> {
  const request = await demandExisting(tx, requestDocument(id), paperTexts.errors.requestGone);
  demandPending(move, request.uid, caller);
  return request;
}

function demandPending(move: PaperMove, authorUid: string, caller: Caller): void {
  demandMove(move, { state: 'pending', authorUid }, caller, {
    notYours: paperTexts.errors.notYours,
    wrongState: paperTexts.errors.requestGone,
  });
}
