/**
 * `search`: what the search knows of every public record. A record's row is written in the transaction that
 * changes it, without reading, so that two changes do not wait for each other. The index is made of the rows
 * when somebody asks (features/search).
 */
import type { Entry } from '@lab/contract/features/search/entry';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { digestOf } from '../data/digest.ts';
import { collection } from '../data/firestore.ts';

/** By kind and id, as JSON, because Firestore indexes each field of a map. */
interface Rows {
  rows?: Record<string, string>;
  /** Of a kind that is written as a whole, since its records change together. */
  all?: string;
  /** Of the document `changed`: how often something has changed. */
  changes?: number;
}

const documents = () => collection<Rows>('search', {});
const changed = () => documents().doc('changed');

/** A document may have 1 MiB, so these hold more than a hundred thousand works. */
const shards = 32;
const shardedKinds = ['paper', 'news', 'event', 'position'] as const;
type ShardedKind = (typeof shardedKinds)[number];

const shardOf = (kind: string, id: string) =>
  kind === 'paper' ? `${kind}-${Number.parseInt(digestOf(id).slice(0, 2), 16) % shards}` : kind;

export const isSharded = (kind: string): kind is ShardedKind =>
  shardedKinds.some((sharded) => sharded === kind);

/** What was made of the rows is made again; also when the lab shows them in another way. */
export const countChange = (tx: Transaction) =>
  tx.set(changed(), { changes: FieldValue.increment(1) as unknown as number }, { merge: true });

/** An entry for each changed record; undefined for one that visitors do not find any more. */
export function writeSearchRows(
  tx: Transaction,
  kind: ShardedKind,
  rows: readonly (readonly [id: string, entry: Entry | undefined])[],
): void {
  if (rows.length === 0) return;
  const byShard = new Map<string, Record<string, string | FieldValue>>();
  for (const [id, entry] of rows) {
    const shard = shardOf(kind, id);
    const changes = byShard.get(shard) ?? {};
    changes[id] = entry ? JSON.stringify(entry) : FieldValue.delete();
    byShard.set(shard, changes);
  }
  for (const [shard, changes] of byShard)
    tx.set(documents().doc(shard), { rows: changes as Record<string, string> }, { merge: true });
  countChange(tx);
}

/** A document may have 1 MiB; the last rows are left out, as the oldest records are from lists. */
const mostBytes = 1_000_000;

function fitting(entries: readonly Entry[]): string {
  let bytes = 2;
  const rows = entries
    .map((entry) => JSON.stringify(entry))
    .filter((row) => {
      bytes += Buffer.byteLength(row) + 1;
      return bytes <= mostBytes;
    });
  return `[${rows.join(',')}]`;
}

/** All entries of a kind. */
export function writeSearchKind(tx: Transaction, kind: string, entries: readonly Entry[]): void {
  tx.set(documents().doc(kind), { all: fitting(entries) });
  countChange(tx);
}

/**
 * Writes all rows of a sharded kind, also where records have gone: a step for each document, because a
 * transaction may write 10 MiB.
 */
export function rewriteSearchRows(
  kind: ShardedKind,
  rows: ReadonlyMap<string, Entry>,
): ((tx: Transaction) => void)[] {
  const byShard = new Map<string, Record<string, string>>(
    kind === 'paper' ? Array.from({ length: shards }, (_, shard) => [`${kind}-${shard}`, {}]) : [[kind, {}]],
  );
  for (const [id, entry] of rows)
    Object.assign(byShard.get(shardOf(kind, id)) ?? {}, { [id]: JSON.stringify(entry) });
  return [...byShard].map(([shard, written]) => (tx) => {
    if (Object.keys(written).length > 0) tx.set(documents().doc(shard), { rows: written });
    else tx.delete(documents().doc(shard));
    countChange(tx);
  });
}

/** Whether the rows have changed, with one read. */
export async function readSearchChanges(tx?: Transaction): Promise<number> {
  const found = tx ? await tx.get(changed()) : await changed().get();
  return found.data()?.changes ?? 0;
}

export async function readSearchEntries(): Promise<Entry[]> {
  const { docs } = await documents().get();
  return docs.flatMap((doc) => {
    const { rows = {}, all } = doc.data();
    const single = Object.values(rows).map((row) => JSON.parse(row) as Entry);
    return all ? [...single, ...(JSON.parse(all) as Entry[])] : single;
  });
}
