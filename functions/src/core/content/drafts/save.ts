/** Saves drafts and next versions: nothing that visitors read changes. */
import { isDeepStrictEqual } from 'node:util';
import type { Values } from '@lab/contract/core/content/field';
import { repeatableId } from '../../data/digest.ts';
import { type Transaction, transact } from '../../data/firestore.ts';
import { iso, now } from '../../data/time.ts';
import type { Caller } from '../../http/caller.ts';
import {
  keptOf,
  readStanding,
  requireMove,
  requireSeen,
  type Standing,
  type StoredDraft,
  writeDraft,
} from './draft-store.ts';
import type { Drafted } from './drafted.ts';
import { readVersion } from './version-store.ts';

export const savedReply = (draft: StoredDraft | undefined) => ({
  revision: draft?.revision ?? 0,
  savedAt: iso(draft?.updatedAt ?? now()),
});

/** The form is sent again when an answer was lost, and must not make another draft. */
export async function create(kind: Drafted, { body, caller }: { body: { values: Values }; caller: Caller }) {
  const id: string = caller.submission ? repeatableId(`${caller.uid} ${caller.submission}`) : kind.newId();
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    const { state, draft } = standing;
    if (state !== 'none') return { insertedId: id, ...savedReply(draft) };
    const saved = writeDraft(tx, kind, standing, 'save', { values: body.values, savedBy: caller.uid });
    return { insertedId: id, ...savedReply(saved) };
  });
}

interface Saving {
  params: { id: string };
  body: { revision: number; values: Values; before?: Values | undefined };
  caller: Caller;
}

export function save(kind: Drafted, { params: { id }, body, caller }: Saving) {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    const { draft } = standing;
    requireMove(kind, 'save', standing, caller);
    const isSaved = draft?.revision === body.revision + 1 && isDeepStrictEqual(draft.values, body.values);
    if (isSaved) return savedReply(draft);
    requireSeen(standing, body.revision);
    if (standing.state === 'scheduled') await kind.complete(body.values);
    return savedReply(await write(tx, kind, standing, 'save', body, caller));
  });
}

async function write(
  tx: Transaction,
  kind: Drafted,
  standing: Standing,
  move: 'save' | 'restore',
  { values, before }: { values: Values; before?: Values | undefined },
  { uid: savedBy }: Caller,
) {
  const { draft, published } = standing;
  const kept = keptOf(draft);
  const seen = before ?? kept.before ?? (published && (await kind.valuesOf(published, tx)));
  return writeDraft(tx, kind, standing, move, { ...kept, values, before: seen, savedBy });
}

interface Restoring {
  params: { id: string; number: string };
  body: { revision: number };
  caller: Caller;
}

export function restoreVersion(kind: Drafted, { params: { id, number }, body, caller }: Restoring) {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    requireMove(kind, 'restore', standing, caller);
    requireSeen(standing, body.revision);
    const { values } = await readVersion(kind, id, number, tx);
    // The form may have got fields since.
    const whole = { ...kind.empty(), ...values };
    return savedReply(await write(tx, kind, standing, 'restore', { values: whole }, caller));
  });
}
