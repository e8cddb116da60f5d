/**
 * `versions`: what a record said each time it was published, for as many versions as are kept. The id has the
 * kind, the record's id and the number, so that none has to be searched for.
 */
import { AppError } from '@lab/contract';
import { draftLimits } from '@lab/contract/core/content/drafts/limits';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import type { Values } from '@lab/contract/core/content/field';
import { hasDrafts } from '@lab/contract/kinds/drafted-kinds';
import { keptFor } from '@lab/contract/kinds/kept-for';
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import { FieldValue } from 'firebase-admin/firestore';
import { collection, documentOf, selectFields, type Transaction } from '../../data/firestore.ts';
import { type Dated, noTime, now, type Time, timeAt } from '../../data/time.ts';
import { writeMany } from '../../data/write-many.ts';
import type { Caller } from '../../http/caller.ts';

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

/** Of what versions are kept. */
interface Named {
  /** As in the log and among deleted records. */
  readonly name: RestorableKind;
}

interface Kept<Stored> extends Named {
  /** In plain text. */
  nameOf(said: Stored): string;
  /** Those of the form. */
  valuesOf(said: Stored): Values;
}

const versions = () => collection<StoredVersion>('versions', shape);

const recordOf = ({ name }: Named, id: string) => `${name}:${id}`;

const versionDocument = (of: Named, id: string, number: number) =>
  documentOf(versions(), `${recordOf(of, id)}-${number}`, draftTexts.noVersion);

/**
 * In the transaction that publishes the record. Returns what is stored in the record. One of before there
 * were versions, or that came with an import, then gets two: what it said until now, and what it says.
 */
export function keepVersion<Stored extends Dated & Versioned>(
  tx: Transaction,
  { uid }: Caller,
  kept: Kept<Stored>,
  id: string,
  record: Stored,
  before?: Stored & { uid?: string },
): Versioned {
  if (!hasDrafts(kept)) return {};
  const write = (number: number, said: Stored, createdAt: Time, savedBy: string) =>
    tx.set(versionDocument(kept, id, number), {
      record: recordOf(kept, id),
      number,
      name: kept.nameOf(said),
      values: kept.valuesOf(said),
      createdAt,
      savedBy,
    });
  let newest = before?.newestVersion ?? 0;
  if (before && newest === 0) write(++newest, before, before.updatedAt ?? before.createdAt, before.uid ?? '');
  const number = newest + 1;
  write(number, record, now(), uid);
  if (number > draftLimits.versions) tx.delete(versionDocument(kept, id, number - draftLimits.versions));
  return { newestVersion: number };
}

/** With a deleted record its versions go too, unless it is restored in time. */
export function letVersionsGo(tx: Transaction, of: Named, id: string, { newestVersion }: Versioned): void {
  changeAll(tx, of, id, newestVersion, { expiresAt: timeAt(Date.now() + keptFor(of.name)) });
}

export function keepVersions(tx: Transaction, of: Named, id: string, { newestVersion }: Versioned): void {
  changeAll(tx, of, id, newestVersion, { expiresAt: FieldValue.delete() });
}

function changeAll(tx: Transaction, of: Named, id: string, newest = 0, changes: object): void {
  if (!hasDrafts(of)) return;
  for (let number = Math.max(1, newest - draftLimits.versions + 1); number <= newest; number++) {
    tx.set(versionDocument(of, id, number), changes, { merge: true });
  }
}

/** The newest first, without their values. */
export async function readVersions(of: Named, id: string): Promise<StoredVersion[]> {
  const all = versions().where('record', '==', recordOf(of, id));
  const { docs } = await selectFields(all, 'number', 'name', 'createdAt', 'savedBy', 'expiresAt').get();
  return docs
    .map((doc) => doc.data())
    .filter(({ expiresAt }) => !expiresAt)
    .sort((a, b) => b.number - a.number);
}

export async function readVersion(
  of: Named,
  id: string,
  number: string,
  tx?: Transaction,
): Promise<StoredVersion> {
  const document = versionDocument(of, id, Number(number));
  const found = (await (tx ? tx.get(document) : document.get())).data();
  if (!found || found.expiresAt) throw new AppError('not-found', draftTexts.noVersion);
  return found;
}

/** When an account is deleted. */
export async function removePublisher(uid: string): Promise<void> {
  const { docs } = await versions().where('savedBy', '==', uid).select().get();
  await writeMany((writer) => docs.map(({ ref }) => writer.update(ref, { savedBy: '' })));
}
