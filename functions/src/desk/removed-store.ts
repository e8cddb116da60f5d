/** `removed`: records that an admin has deleted, for as long as the deletion can be taken back. */
import type { RestorableKind } from '@lab/contract/desk/kinds';
import { deskTexts } from '@lab/contract/desk/texts';
import { type DocumentData, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { StoredArea } from '../areas/area-store.ts';
import type { StoredCollaborator } from '../collaborators/collaborator-store.ts';
import { collection, documentOf } from '../data/firestore.ts';
import { fill, type Shape } from '../data/shape.ts';
import { noTime } from '../data/time.ts';
import { writeMany } from '../data/write-many.ts';
import type { StoredNews } from '../news/news-store.ts';
import { disowned, paperShape, type StoredPaper } from '../papers/paper-store.ts';
import type { StoredPosition } from '../positions/position-store.ts';
import type { StoredMember } from '../team/member-store.ts';

export interface Restorable extends Record<RestorableKind, DocumentData> {
  news: StoredNews;
  area: StoredArea;
  collaborator: StoredCollaborator;
  position: StoredPosition;
  member: StoredMember;
  paper: StoredPaper;
}

interface StoredRemoval {
  kind: RestorableKind;
  record: DocumentData;
  /** Who wrote it, where the record says so: the record itself is not indexed. */
  uid: string;
  /** Firestore deletes it some time after this by itself (firestore.indexes.json); until then it no longer counts. */
  expiresAt: Timestamp;
}

/** The record within is filled in once it is back in its own place. */
const shape: Shape<StoredRemoval> = { kind: 'news', record: {}, uid: '', expiresAt: noTime };

const kept = 10 * 60 * 1000;

const removals = () => collection<StoredRemoval>('removed', shape);

export function removalDocument(kind: RestorableKind, id: string) {
  return documentOf(removals(), `${kind}:${id}`, deskTexts.errors.tooLate);
}

/** Call it where the record is deleted. */
export function keepRemoved<Kind extends RestorableKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
  record: Restorable[Kind],
): void {
  tx.set(removalDocument(kind, id), {
    kind,
    record,
    uid: 'uid' in record ? record.uid : '',
    expiresAt: Timestamp.fromMillis(Date.now() + kept),
  });
}

export async function readRemoved<Kind extends RestorableKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
): Promise<Restorable[Kind] | undefined> {
  const removal = (await tx.get(removalDocument(kind, id))).data();
  if (!removal || removal.expiresAt.toMillis() < Date.now()) return undefined;
  return removal.record as Restorable[Kind];
}

/** As with what is shown: it may come back, but the news without their author and the papers under the alias. */
export async function forgetAuthorOfRemoved(uid: string, alias: string): Promise<void> {
  const { docs } = await removals().where('uid', '==', uid).get();
  await writeMany((writer) =>
    docs.map((doc) => {
      const { kind, record } = doc.data();
      const nobodys =
        kind === 'paper' ? disowned(fill(paperShape, record), alias) : { authorEmail: '', uid: '' };
      return writer.update(doc.ref, { record: { ...record, ...nobodys }, uid: '' });
    }),
  );
}

/** What papers show that may still come back. */
export async function filesOfRemovedPapers(tx?: Transaction): Promise<string[]> {
  const papers = removals().where('kind', '==', 'paper');
  const { docs } = await (tx ? tx.get(papers) : papers.get());
  return docs.flatMap((doc) => [doc.data().record.image, doc.data().record.pdf]);
}

/** Retracted papers that can still be put back. */
export async function restorablePapers(tx: Transaction): Promise<StoredPaper[]> {
  const { docs } = await tx.get(removals().where('kind', '==', 'paper'));
  const restorable = docs.filter((doc) => doc.data().expiresAt.toMillis() >= Date.now());
  return restorable.map((doc) => doc.data().record as StoredPaper);
}
