/**
 * Combines the reads of one turn of the event loop, because rendering a page calls several handlers that read
 * the same documents. Nothing is cached after that turn.
 */
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

let waiting: Map<string, DocumentReference> | undefined;
let reading: Promise<Map<string, DocumentSnapshot>> | undefined;

export async function readTogether<Stored extends DocumentData>(
  document: DocumentReference<Stored>,
): Promise<Stored | undefined> {
  if (!waiting || !reading) {
    const documents = new Map<string, DocumentReference>();
    waiting = documents;
    reading = new Promise((resolve) => setImmediate(resolve)).then(() => readAll(documents));
  }
  waiting.set(document.path, document as DocumentReference);
  const found = await reading;
  return found.get(document.path)?.data() as Stored | undefined;
}

async function readAll(documents: Map<string, DocumentReference>): Promise<Map<string, DocumentSnapshot>> {
  waiting = undefined;
  reading = undefined;
  const snapshots = await firestore().getAll(...documents.values());
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
}
