/** `freePageVersions`: what a page said after each time it was saved, for as many versions as are kept. */
import { AppError } from '@lab/contract';
import { freePageDeskTexts } from '@lab/contract/features/free-pages/desk/texts';
import { pageLimits } from '@lab/contract/features/free-pages/limits';
import { keptFor } from '@lab/contract/kinds/kept-for';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection, documentOf, selectFields } from '../../core/data/firestore.ts';
import { noTime, now, timeAt } from '../../core/data/time.ts';
import { writeMany } from '../../core/data/write-many.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { StoredPage } from './free-page-store.ts';

const shape = {
  pageId: '',
  number: 0,
  title: '',
  text: '',
  createdAt: noTime,
  /** Empty after this account was deleted. */
  savedBy: '',
};

export type StoredVersion = typeof shape;

const versions = () => collection<StoredVersion>('freePageVersions', shape);

/** The name contains the number of the version, so that none has to be searched for. */
const versionDocument = (pageId: string, number: number) =>
  documentOf(versions(), `${pageId}-${number}`, freePageDeskTexts.versions.notFound);

/** Returns its number. */
export function keepVersion(
  tx: Transaction,
  { uid }: Caller,
  pageId: string,
  { title, text, version = 0 }: StoredPage,
): number {
  const number = version + 1;
  tx.set(versionDocument(pageId, number), { pageId, number, title, text, createdAt: now(), savedBy: uid });
  if (number > pageLimits.versions) tx.delete(versionDocument(pageId, number - pageLimits.versions));
  return number;
}

/** With a deleted page its versions go too, unless it is restored in time. */
export function letVersionsGo(tx: Transaction, pageId: string, { version = 0 }: StoredPage): void {
  const expiresAt = timeAt(Date.now() + keptFor('freePage'));
  changeAll(tx, pageId, version, { expiresAt });
}

export function keepVersions(tx: Transaction, pageId: string, { version = 0 }: StoredPage): void {
  changeAll(tx, pageId, version, { expiresAt: FieldValue.delete() });
}

function changeAll(tx: Transaction, pageId: string, newest: number, changes: object): void {
  const oldest = Math.max(1, newest - pageLimits.versions + 1);
  for (let number = oldest; number <= newest; number++) {
    tx.set(versionDocument(pageId, number), changes, { merge: true });
  }
}

/** The newest first. */
export async function readVersions(pageId: string): Promise<StoredVersion[]> {
  const all = versions().where('pageId', '==', pageId);
  const { docs } = await selectFields(all, 'number', 'title', 'createdAt', 'savedBy').get();
  return docs.map((doc) => doc.data()).sort((a, b) => b.number - a.number);
}

export async function readVersion(pageId: string, number: string): Promise<StoredVersion> {
  const found = (await versionDocument(pageId, Number(number)).get()).data();
  if (found?.pageId !== pageId) throw new AppError('not-found', freePageDeskTexts.versions.notFound);
  return found;
}

/** When an account is deleted. */
export async function removeSaver(uid: string): Promise<void> {
  const { docs } = await versions().where('savedBy', '==', uid).select().get();
  await writeMany((writer) => docs.map(({ ref }) => writer.update(ref, { savedBy: '' })));
}
