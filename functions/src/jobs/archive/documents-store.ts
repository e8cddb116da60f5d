/** All documents of the lab, to export them and to write them into an empty project. */
import {
  type BulkWriter,
  type CollectionReference,
  type DocumentData,
  FieldPath,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestore } from '../../core/data/firestore.ts';

const readAtOnce = 300;

/**
 * What says how an export, a restore or a set-up goes on, mail, which another lab would send again, its
 * counts, the secrets that sign its addresses, and what the search knows, which is made from the records.
 */
const ownRecords = [
  'archives',
  'archiveNotes',
  'restores',
  'endedSessions',
  'setupCodes',
  'mail',
  'mailings',
  'mailCounts',
  'mailSecrets',
  'search',
];
/**
 * An empty lab has the steps of upgrades too, and a few minutes after deploying notes whether there is a mail
 * server.
 */
const ofEmptyLab = [...ownRecords, 'public', 'upgrades', 'mailSettings'];

/** Collections inside the documents of others. */
const parts: Readonly<Record<string, readonly string[]>> = {
  imports: ['importEntries', 'importLookUps'],
};

/** Whether an export has this collection. */
export const isExported = (collection: string) => !ownRecords.includes(collection);

async function rootCollections(without: readonly string[]): Promise<CollectionReference[]> {
  const all = await firestore().listCollections();
  return all.filter(({ id }) => !without.includes(id));
}

export interface Collection {
  name: string;
  count: number;
  documents(): AsyncGenerator<QueryDocumentSnapshot<DocumentData>>;
}

export async function collectionsToExport(): Promise<Collection[]> {
  const found = await rootCollections(ownRecords);
  return Promise.all(
    found.map(async (one) => ({
      name: one.id,
      count: (await one.count().get()).data().count,
      documents: () => documentsIn(one),
    })),
  );
}

async function* documentsIn(one: CollectionReference): AsyncGenerator<QueryDocumentSnapshot<DocumentData>> {
  const pages = one.orderBy(FieldPath.documentId()).limit(readAtOnce);
  for (let page = await pages.get(); ; page = await pages.startAfter(page.docs.at(-1)).get()) {
    for (const document of page.docs) {
      yield document;
      for (const part of parts[one.id] ?? []) yield* documentsIn(document.ref.collection(part));
    }
    if (page.size < readAtOnce) return;
  }
}

/** The name of a collection that has documents, if there is one. */
export async function findData(): Promise<string | undefined> {
  for (const one of await rootCollections(ofEmptyLab)) if (!(await one.limit(1).get()).empty) return one.id;
  return undefined;
}

/** Noted while a restore runs, so that the same archive can go on after it was broken off, and no other. */
const restores = (archive: string) => firestore().collection('restores').doc(archive);

export const isRestoring = async (archive: string) => (await restores(archive).get()).exists;
export const noteRestore = async (archive: string) => void (await restores(archive).set({}));
export const deleteRestore = async (archive: string) => void (await restores(archive).delete());

/** Those of the empty lab say nothing of the archive's data, which may be of an earlier version. */
export const deleteUpgrades = () => firestore().recursiveDelete(firestore().collection('upgrades'));

export function documentWriter(): Pick<BulkWriter, 'close'> & {
  write(path: string, fields: object): void;
} {
  const writer = firestore().bulkWriter();
  return {
    // The writer itself sends a document again that was refused for a passing reason, and `close` throws for
    // the others.
    write: (path, fields) => void writer.set(firestore().doc(path), fields),
    close: () => writer.close(),
  };
}
