/** The log of what admins do. An entry is written in the transaction of its change, and is never changed. */

import type { Activity, ActivityQuery, FieldChange } from '@lab/contract/features/activity/schemas';
import type { ActivityAction, RecordKind } from '@lab/contract/features/activity/texts';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../data/firestore.ts';
import { readPage } from '../data/page.ts';
import { pickShape } from '../data/shape.ts';
import { iso, noTime } from '../data/time.ts';
import { writeMany } from '../data/write-many.ts';
import type { Caller } from '../http/caller.ts';
import { Page } from '../http/handler.ts';

const shape = {
  actor: '',
  actorUid: '',
  action: 'edited' as ActivityAction,
  kind: 'labInfo' as RecordKind,
  targetId: '',
  targetName: '',
  /** The person whom the record belongs to or is about; empty if there is none. */
  ownerUid: '',
  changes: [{ field: '', before: '', after: '' }],
  createdAt: noTime,
};

export type StoredActivity = typeof shape;

export interface Target {
  kind: RecordKind;
  id: string;
  name: string;
  ownerUid?: string;
}

function entries() {
  return collection<StoredActivity>('activity', shape);
}

/** Must be called in the transaction that writes the change, so that both happen or neither. */
export function logActivity(
  tx: Transaction,
  caller: Caller,
  action: ActivityAction,
  target: Target,
  changes: FieldChange[] = [],
): void {
  const { kind, id, name, ownerUid = '' } = target;
  tx.create(entries().doc(), {
    actor: caller.email,
    actorUid: caller.uid,
    action,
    kind,
    targetId: id,
    targetName: name,
    ownerUid,
    changes,
    createdAt: FieldValue.serverTimestamp(),
  });
}

/**
 * Finds the present names of accounts by uid; passed in, because the accounts write to the log themselves.
 */
export type NamesOfUsers = (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export async function listActivity(
  { kind, actor, target, ...page }: ActivityQuery,
  namesOfUsers: NamesOfUsers,
): Promise<Page<Activity[]>> {
  let query: Query<StoredActivity> = entries();
  if (kind) query = query.where('kind', '==', kind);
  if (actor) query = query.where('actor', '==', actor);
  if (target) query = query.where('targetId', '==', target);
  const { records, next } = await readPage(query, page);
  const names = await namesOfUsers(
    [...new Set(records.map((entry) => entry.data().actorUid))].filter(Boolean),
  );
  const shown = records.map((entry): Activity => {
    const { actor, actorUid, action, kind, targetId, targetName, createdAt, changes } = entry.data();
    const actorName = names.get(actorUid);
    const named = changes.filter(({ field }) => field);
    return {
      _id: entry.id,
      actor,
      ...(actorName && { actorName }),
      action,
      kind,
      targetId,
      targetName,
      createdAt: iso(createdAt),
      ...(named.length > 0 && { changes: pickShape(shape.changes, named) }),
    };
  });
  return new Page(shown, next);
}

/** What the person did, and what was done to records that belong to them or are about them. */
export async function activityOf(uid: string, owners: readonly string[]) {
  const [by, about] = await Promise.all([
    entries().where('actorUid', '==', uid).get(),
    entries()
      .where('ownerUid', 'in', [...owners])
      .get(),
  ]);
  return [...new Map([...by.docs, ...about.docs].map((entry) => [entry.id, entry.data()])).values()];
}

const withoutOwner = { targetName: '', ownerUid: '', changes: [] };

/**
 * What was logged of entries before they belonged to an account. Must come after the other reads of the
 * transaction.
 */
export async function removeOwners(tx: Transaction, owners: readonly string[]): Promise<void> {
  const found = await Promise.all(owners.map((id) => tx.get(entries().where('ownerUid', '==', id).select())));
  for (const { ref } of found.flatMap(({ docs }) => docs)) tx.update(ref, withoutOwner);
}

/** What was logged of records that name a person who had no account yet. */
export async function anonymizeWhere(field: 'targetId' | 'ownerUid', value: string): Promise<void> {
  const { docs } = await entries().where(field, '==', value).select().get();
  await writeMany((writer) => docs.map(({ ref }) => writer.update(ref, withoutOwner)));
}

/** When an account is deleted, the log keeps what was done, but not who did it or for whom. */
export async function anonymizeActivity(uid: string): Promise<void> {
  const [by, about] = await Promise.all([
    entries().where('actorUid', '==', uid).select().get(),
    entries().where('ownerUid', '==', uid).select().get(),
  ]);
  await writeMany((writer) => [
    ...by.docs.map(({ ref }) => writer.update(ref, { actor: '', actorUid: '' })),
    ...about.docs.map(({ ref }) => writer.update(ref, withoutOwner)),
  ]);
}
