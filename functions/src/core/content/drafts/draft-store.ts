/**
 * `drafts`: what nobody but the desk reads of records of every kind: drafts, next versions, withdrawn
 * records, and when something is published or withdrawn. The id has the kind and the id of the record.
 */
import { AppError } from '@lab/contract';
import type { PageQuery } from '@lab/contract/api/fields';
import {
  type AnyState,
  canMove,
  type MoveName,
  needsPublisher,
  stateOf,
  targetsOf,
} from '@lab/contract/core/content/drafts/lifecycle';
import { draftLimits } from '@lab/contract/core/content/drafts/limits';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import type { Values } from '@lab/contract/core/content/field';
import { addressOfFile, filesNamedIn } from '@lab/contract/lib/uploads/files';
import { FieldValue } from 'firebase-admin/firestore';
import { collection, documentOf, selectFields, type Transaction } from '../../data/firestore.ts';
import { readPage } from '../../data/page.ts';
import { noTime, now, type Time } from '../../data/time.ts';
import { writeMany } from '../../data/write-many.ts';
import { type Caller, requireRight } from '../../http/caller.ts';
import type { StoredRecord } from '../operations/stored-kind.ts';
import type { Drafted } from './drafted.ts';

const shape = {
  /** The name of the kind. */
  kind: '',
  recordId: '',
  /** In plain text, for lists. */
  name: '',
  /** Grows with each change, so that nobody overwrites one that they have not seen. */
  revision: 0,
  isPublic: false,
  /** Why it was not published at its time. */
  problem: '',
  createdAt: noTime,
  updatedAt: noTime,
  /** These three are empty after the account was deleted. */
  savedBy: '',
  scheduledBy: '',
  /** Who wrote the first of it, and may drop it without the right to publish. */
  begunBy: '',
  /** The author of a withdrawn record, whose other fields no query can name. */
  author: '',
};

export type StoredDraft = typeof shape & {
  /** Missing where there is only a time at which the published record is withdrawn. */
  values?: Values | undefined;
  /** What was published when the next version was begun. */
  before?: Values | undefined;
  /** A withdrawn record as it was stored, without what is made of its texts. */
  withdrawn?: StoredRecord | undefined;
  /** Subscribers do not get it by mail. */
  mail?: 'no' | undefined;
  publishAt?: Time | undefined;
  withdrawAt?: Time | undefined;
  /** The earlier of the two. */
  dueAt?: Time;
};

const drafts = () => collection<StoredDraft>('drafts', shape);

/** The name of a kind, or that of works. */
type Named = Pick<Drafted, 'name'>;

const draftDocument = ({ name }: Named, id: string) =>
  documentOf(drafts(), `${name}:${id}`, draftTexts.notFound);

/** How a record stands at the desk. */
export interface Standing {
  id: string;
  draft: StoredDraft | undefined;
  state: AnyState;
  /** The published record, where it had to be read. */
  published: StoredRecord | undefined;
}

export const stateOfDraft = ({ isPublic, values, withdrawn, publishAt }: StoredDraft): AnyState =>
  stateOf({
    isPublic,
    hasDraft: values !== undefined,
    wasWithdrawn: withdrawn !== undefined,
    isToBePublished: publishAt !== undefined,
  });

export async function readStanding(kind: Drafted, id: string, tx?: Transaction): Promise<Standing> {
  const document = draftDocument(kind, id);
  const draft = (await (tx ? tx.get(document) : document.get())).data();
  if (draft) return { id, draft, state: stateOfDraft(draft), published: undefined };
  const record = kind.document(id);
  const published: StoredRecord | undefined = (await (tx ? tx.get(record) : record.get())).data();
  return { id, draft, state: published ? 'published' : 'none', published };
}

/** Only the draft: operations that publish know the record. */
export async function readDraft(tx: Transaction, kind: Named, id: string): Promise<StoredDraft | undefined> {
  return (await tx.get(draftDocument(kind, id))).data();
}

/** The next versions and times of all published records of a kind, by their ids. */
export async function draftsOfPublished(tx: Transaction, { name }: Named): Promise<Map<string, StoredDraft>> {
  const { docs } = await tx.get(drafts().where('kind', '==', name).where('isPublic', '==', true));
  return new Map(docs.map((doc) => [doc.data().recordId, doc.data()]));
}

/** In the transaction of the move, because the state says whether it needs the right to publish. */
export function requireMove(
  kind: Pick<Drafted, 'name' | 'needs'>,
  move: MoveName,
  { id, state }: Pick<Standing, 'id' | 'state'>,
  caller: Caller,
): void {
  if (needsPublisher(move, state)) requireRight(caller, kind.needs, kind.name, id);
  if (state === 'none') throw new AppError('not-found', draftTexts.notFound);
  if (!canMove(move, state)) {
    throw new AppError('conflict', draftTexts.impossible(draftTexts.states[state]));
  }
}

/** The revision that the caller has seen; 0 where there was no draft. */
export function requireSeen({ draft }: Pick<Standing, 'draft'>, revision: number): void {
  if ((draft?.revision ?? 0) !== revision) throw new AppError('conflict', draftTexts.changed);
}

/** What a move leaves as it is. */
export function keptOf(draft: StoredDraft | undefined) {
  const { values, before, withdrawn, mail, publishAt, withdrawAt } = draft ?? {};
  return { values, before, withdrawn, mail, publishAt, withdrawAt };
}

type Written = Omit<StoredDraft, keyof typeof shape | 'dueAt'> &
  Partial<Pick<StoredDraft, 'problem' | 'savedBy' | 'scheduledBy' | 'isPublic'>>;

/**
 * Replaces the whole document. Without values and times nothing is left to say, so it is deleted. Checks the
 * table of moves once more, because what is written decides the state.
 */
export function writeDraft(
  tx: Transaction,
  kind: Pick<Drafted, 'name' | 'nameOf'>,
  { id, draft, state, published }: Standing,
  move: MoveName,
  written: Written,
): StoredDraft | undefined {
  const times = [written.publishAt, written.withdrawAt].filter((time) => time !== undefined);
  const named = written.values ?? published;
  const dueAt = times.sort((a, b) => a.toMillis() - b.toMillis())[0];
  const next: StoredDraft = {
    ...shape,
    createdAt: draft?.createdAt ?? now(),
    savedBy: draft?.savedBy ?? '',
    scheduledBy: draft?.scheduledBy ?? '',
    ...written,
    kind: kind.name,
    recordId: id,
    begunBy: (draft?.values ? draft.begunBy : written.savedBy) ?? '',
    author: String(written.withdrawn?.uid ?? ''),
    name: named ? kind.nameOf(named) : (draft?.name ?? ''),
    revision: (draft?.revision ?? 0) + 1,
    isPublic: written.isPublic ?? draft?.isPublic ?? state === 'published',
    updatedAt: now(),
    ...(dueAt && { dueAt }),
  };
  const isEmpty = !next.values && !dueAt;
  const after = isEmpty ? (next.isPublic ? 'published' : 'none') : stateOfDraft(next);
  if (!targetsOf(move, state).includes(after)) {
    throw new Error(`${move} leads from ${state} to ${after}, which the table of moves does not say`);
  }
  if (isEmpty) {
    tx.delete(draftDocument(kind, id));
    return undefined;
  }
  tx.set(draftDocument(kind, id), next);
  return next;
}

/**
 * In the transaction that deletes a published record: what was to happen to it by itself does not happen any
 * more. A next version stays, as a draft.
 */
export function leaveDraftOf(tx: Transaction, kind: Named, id: string, draft: StoredDraft | undefined): void {
  if (!draft) return;
  if (!draft.values) {
    tx.delete(draftDocument(kind, id));
    return;
  }
  const gone = FieldValue.delete();
  tx.update(draftDocument(kind, id), {
    isPublic: false,
    revision: draft.revision + 1,
    before: gone,
    publishAt: gone,
    withdrawAt: gone,
    dueAt: gone,
  });
}

/** The last changed first. */
export function readDrafts({ name }: Named, query: PageQuery) {
  const brief = selectFields<StoredDraft>(
    drafts().where('kind', '==', name),
    ...(Object.keys(shape) as (keyof typeof shape)[]),
    'publishAt',
    'withdrawAt',
    // Whether there are any.
    'withdrawn',
    'values',
  );
  return readPage(brief, query, 'updatedAt');
}

/** What is due, the earliest first. */
export async function readDue(at: Time): Promise<Pick<StoredDraft, 'kind' | 'recordId' | 'scheduledBy'>[]> {
  const due = drafts().where('dueAt', '<=', at).orderBy('dueAt').limit(draftLimits.dueAtOnce);
  const { docs } = await selectFields<StoredDraft>(due, 'kind', 'recordId', 'scheduledBy').get();
  return docs.map((doc) => doc.data());
}

/** The addresses of the files of drafts and withdrawn records of a kind. */
export async function filesOfDrafts({ name }: Named): Promise<string[]> {
  const { docs } = await drafts().where('kind', '==', name).select('values', 'withdrawn').get();
  return docs.flatMap((doc) => filesNamedIn(doc.data()).map(addressOfFile));
}

const people = ['savedBy', 'scheduledBy', 'begunBy'] as const;

/** When an account is deleted: the lab keeps the drafts, without who wrote them. */
export async function removeWriter(uid: string): Promise<void> {
  const found = await Promise.all(people.map((field) => drafts().where(field, '==', uid).select().get()));
  await writeMany((writer) =>
    found.flatMap(({ docs }, at) => docs.map(({ ref }) => writer.update(ref, { [people[at] ?? '']: '' }))),
  );
  const withdrawn = await drafts().where('author', '==', uid).select().get();
  await writeMany((writer) =>
    withdrawn.docs.map(({ ref }) =>
      writer.update(ref, { author: '', 'withdrawn.uid': '', 'withdrawn.authorEmail': '' }),
    ),
  );
}
