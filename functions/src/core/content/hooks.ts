/**
 * What a kind of content does in addition to the operations of all kinds. The operations run the hooks in
 * this order:
 *
 * - create: `beforeWrite` in the transaction, then the record is written, then `afterCreate`
 * - edit: `beforeEdit`, then `beforeWrite` in the transaction, then the record is written, then `afterEdit`
 * - delete: `beforeDelete` in the transaction, then the record is deleted
 * - restore: `beforeRestore` in the transaction, then the record is written
 */
import type { Transaction } from '../data/firestore.ts';
import type { Dated } from '../data/time.ts';
import type { Caller } from '../http/caller.ts';

export interface Hooks<Stored extends Dated> {
  /**
   * Throws to refuse a new or changed record, or writes related changes. The returned fields are stored in
   * the record.
   */
  beforeWrite?(
    tx: Transaction,
    change: Writing<Stored>,
  ): Partial<Stored> | undefined | Promise<Partial<Stored> | undefined>;
  /** Throws to refuse a deletion, or writes related changes. Returns the name for the activity log. */
  beforeDelete?(tx: Transaction, change: Deletion<Stored>): Promise<string>;
  /** Returns the record to restore, which may differ from the deleted one. */
  beforeRestore?(tx: Transaction, change: Change<Stored>): Stored | Promise<Stored>;
  /**
   * After the transaction, also when it found the record written already: the first call may have stopped
   * here.
   */
  afterCreate?(id: string, caller: Caller): Promise<void>;
  beforeEdit?(id: string, caller: Caller): Promise<void>;
  afterEdit?(id: string, caller: Caller): Promise<void>;
  /** The name of a changed record in the activity log. */
  nameInLog?(record: Stored, before: Stored): string;
  /** The uid of the person whom the record is about. */
  ownerUid?(id: string, record: Stored): string;
}

interface Change<Stored> {
  id: string;
  record: Stored;
  before?: Stored;
  all: Map<string, Stored>;
}

interface Writing<Stored> extends Change<Stored> {
  caller: Caller;
  /** Of a new record. */
  query?: Query;
}

interface Deletion<Stored> extends Change<Stored> {
  query: Record<string, string | undefined>;
}

export type Query = Record<string, string | undefined> | undefined;
