/** A kind of content as the operations get it, and what several of them do with it. */
import type { Declaration } from '@lab/contract/core/content/kind';
import type { Target } from '../../activity/activity-store.ts';
import { requireExisting, requireFound, type Transaction } from '../../data/firestore.ts';
import type { Dated } from '../../data/time.ts';
import type { AnyStore } from '../content-store.ts';
import type { Versioned } from '../drafts/version-store.ts';
import type { Hooks } from '../hooks.ts';
import type { referencesOf } from '../references-store.ts';
import type { Summary } from '../summary-store.ts';

export type StoredRecord = Dated & Versioned & Record<string, unknown>;

export interface StoredKind {
  store: AnyStore;
  summary?: Summary<StoredRecord>;
  hooks: Hooks<StoredRecord>;
  references: ReturnType<typeof referencesOf>;
}

export const declarationOf = ({ store }: Pick<StoredKind, 'store'>): Declaration => store.declared;

/** The reply names the admin who created the record. */
export const isAuthored = (kind: Pick<StoredKind, 'store'>) =>
  declarationOf(kind).shows.includes('authorEmail');

/** The records from which the summary is made. */
export async function readAll({ summary }: StoredKind, tx: Transaction): Promise<Map<string, StoredRecord>> {
  return (await summary?.source(tx)) ?? new Map();
}

/** If the summary needs every record, they are read once, together with the current one. */
export async function readCurrent(kind: StoredKind, tx: Transaction, id: string) {
  const { store, summary } = kind;
  const { notFound } = declarationOf(kind).words;
  if (!summary?.isWhole) {
    const current: StoredRecord = await requireExisting(tx, store.document(id), notFound);
    return { current: store.withDay(current) };
  }
  const all = await readAll(kind, tx);
  return { current: store.withDay(requireFound(all, id, notFound)), all };
}

export const ownerOf = ({ hooks }: StoredKind, id: string, record: StoredRecord) =>
  hooks.ownerUid && { ownerUid: hooks.ownerUid(id, record) };

/** The record in the activity log. */
export const targetOf = (kind: StoredKind, id: string, name: string, record: StoredRecord): Target => ({
  kind: kind.store.name,
  id,
  name,
  ...ownerOf(kind, id, record),
});
