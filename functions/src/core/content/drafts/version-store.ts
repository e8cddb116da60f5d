/**
 * `versions`: what a record said each time it was published, for as many versions as are kept. The id has the
 * kind, the record's id and the number, so that none has to be searched for.
 */
import { AppError } from '@lab/contract';
import { draftLimits } from '@lab/contract/core/content/drafts/limits';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import type { Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { hasDrafts } from '@lab/contract/kinds/drafted-kinds';
import { keptFor } from '@lab/contract/kinds/kept-for';
import { FieldValue } from 'firebase-admin/firestore';
import { collection, documentOf, selectFields, type Transaction } from '../../data/firestore.ts';
import { type Dated, noTime, now, type Time, timeAt } from '../../data/time.ts';
import { writeMany } from '../../data/write-many.ts';
import type { Caller } from '../../http/caller.ts';
import type { AnyStore } from '../content-store.ts';

const shape = {
  /** The kind and the id of the record. */
  record: '',
  number: 0,
  name: '',
  values: {} as Values,
  createdAt: noTime,
  /** Empty after this account was deleted. */
  savedBy: '',
};

export type StoredVersion = typeof shape & { expiresAt?: Time };

/** What the server keeps of a record in addition to its fields. */
export interface Versioned {
  /** The number of its newest version. */
  newestVersion?: number;
}

const versions = () => collection<StoredVersion>('versions', shape);

const recordOf = (store: AnyStore, id: string) => `${store.name}:${id}`;

const versionDocument = (store: AnyStore, id: string, number: number) =>
  documentOf(versions(), `${recordOf(store, id)}-${number}`, draftTexts.noVersion);

/** The values of the form, of a record or a draft. */
export function valuesIn(store: AnyStore, record: object): Values {
  const { fields }: Declaration = store.declared;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, (record as Values)[name]]));
}

/**
 * In the transaction that publishes the record. Returns what is stored in the record. One of before there
 * were versions, or that came with an import, then gets two: what it said until now, and what it says.
 */
export function keepVersion(
  tx: Transaction,
  { uid }: Caller,
  store: AnyStore,
  id: string,
  record: Dated & Versioned,
  before?: Dated & Versioned & { uid?: string },
): Versioned {
  if (!hasDrafts(store.kind)) return {};
  const write = (number: number, said: Dated, createdAt: Time, savedBy: string) =>
    tx.set(versionDocument(store, id, number), {
      record: recordOf(store, id),
      number,
      name: store.nameOf(said),
      values: valuesIn(store, said),
      createdAt,
      savedBy,
    });
  let newest = before?.newestVersion ?? 0;
  if (before && newest === 0) write(++newest, before, before.updatedAt ?? before.createdAt, before.uid ?? '');
  const number = newest + 1;
  write(number, record, now(), uid);
  if (number > draftLimits.versions) tx.delete(versionDocument(store, id, number - draftLimits.versions));
  return { newestVersion: number };
}

/** With a deleted record its versions go too, unless it is restored in time. */
export function letVersionsGo(
  tx: Transaction,
  store: AnyStore,
  id: string,
  { newestVersion }: Versioned,
): void {
  changeAll(tx, store, id, newestVersion, { expiresAt: timeAt(Date.now() + keptFor(store.name)) });
}

export function keepVersions(
  tx: Transaction,
  store: AnyStore,
  id: string,
  { newestVersion }: Versioned,
): void {
  changeAll(tx, store, id, newestVersion, { expiresAt: FieldValue.delete() });
}

function changeAll(tx: Transaction, store: AnyStore, id: string, newest = 0, changes: object): void {
  if (!hasDrafts(store.kind)) return;
  for (let number = Math.max(1, newest - draftLimits.versions + 1); number <= newest; number++) {
    tx.set(versionDocument(store, id, number), changes, { merge: true });
  }
}

/** The newest first, without their values. */
export async function readVersions(store: AnyStore, id: string): Promise<StoredVersion[]> {
  const all = versions().where('record', '==', recordOf(store, id));
  const { docs } = await selectFields(all, 'number', 'name', 'createdAt', 'savedBy', 'expiresAt').get();
  return docs
    .map((doc) => doc.data())
    .filter(({ expiresAt }) => !expiresAt)
    .sort((a, b) => b.number - a.number);
}

export async function readVersion(
  store: AnyStore,
  id: string,
  number: string,
  tx?: Transaction,
): Promise<StoredVersion> {
  const document = versionDocument(store, id, Number(number));
  const found = (await (tx ? tx.get(document) : document.get())).data();
  if (!found || found.expiresAt) throw new AppError('not-found', draftTexts.noVersion);
  return found;
}

/** When an account is deleted. */
export async function removePublisher(uid: string): Promise<void> {
  const { docs } = await versions().where('savedBy', '==', uid).select().get();
  await writeMany((writer) => docs.map(({ ref }) => writer.update(ref, { savedBy: '' })));
}
