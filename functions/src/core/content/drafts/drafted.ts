/** What has drafts on the server: a kind of content (drafted-kind.ts), or works (features/papers/drafts). */
import type { Right } from '@lab/contract/api/rights';
import type { Values } from '@lab/contract/core/content/field';
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import type { Target } from '../../activity/activity-store.ts';
import type { DocumentReference, Transaction } from '../../data/firestore.ts';
import type { Caller } from '../../http/caller.ts';
import type { StoredRecord } from '../operations/stored-kind.ts';

export interface Drafted {
  /** As in the log and among deleted records. */
  readonly name: RestorableKind;
  /** The right to publish it. */
  readonly needs: Right;
  newId(): string;
  /** Of what is published. */
  document(id: string): DocumentReference<StoredRecord>;
  /** Of a record or of the values of its form, in plain text. */
  nameOf(said: object): string;
  empty(): Values;
  /** Those of the form, as the desk reads them. May read, so it comes before what the transaction writes. */
  valuesOf(record: StoredRecord, tx?: Transaction): Promise<Values>;
  /** Throws what the call that publishes would say of these values, at the same fields. */
  complete(values: Values): Promise<Values>;
  /** Of a record that visitors do not read yet. */
  create(tx: Transaction, id: string, publication: Publication): Promise<void>;
  edit(
    tx: Transaction,
    id: string,
    publication: Pick<Publication, 'values' | 'caller'> & Before,
  ): Promise<void>;
  /** Visitors do not find it any more. Returns it as it can be published again. */
  takeAway(tx: Transaction, id: string, caller: Caller): Promise<Taken>;
  targetOf(id: string, name: string, record: StoredRecord): Target;
}

export interface Publication {
  values: Values;
  caller: Caller;
  mail: 'no' | undefined;
  /** The record as it was when it was withdrawn, which then keeps its day and its author. */
  earlier: StoredRecord | undefined;
}

interface Before {
  /** What was published when the next version was begun. */
  before: Values;
}

interface Taken {
  record: StoredRecord;
  name: string;
  values: Values;
}
