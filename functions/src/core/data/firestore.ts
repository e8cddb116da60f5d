/** Access to Firestore, which all stores share. */
import { AppError } from '@lab/contract';
import { declare } from '@lab/contract/lib/declare';
import { errorTexts } from '@lab/contract/texts/error-texts';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type FirestoreDataConverter,
  GrpcStatus,
  getFirestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { codeOf } from './error-code.ts';
import { firebase } from './firebase.ts';
import { fill, type Shape } from './shape.ts';

export type { DocumentReference, Transaction };

let opened: Firestore | undefined;

export function firestore(): Firestore {
  if (!opened) {
    opened = getFirestore(firebase());
    opened.settings({ ignoreUndefinedProperties: true });
  }
  return opened;
}

/**
 * Documents are checked before they are written; those of an earlier version may lack fields, which are
 * filled in.
 */
function converter<Stored extends DocumentData>(shape: Shape<Stored>): FirestoreDataConverter<Stored> {
  return {
    toFirestore: (record) => record,
    fromFirestore: (snapshot) => {
      const { createTime: createdAt } = snapshot;
      return fill('createdAt' in shape ? { ...shape, createdAt } : shape, snapshot.data());
    },
  };
}

export function collection<Stored extends DocumentData>(
  name: string,
  shape: Shape<Stored>,
): CollectionReference<Stored> {
  return firestore().collection(name).withConverter(converter(shape));
}

const longestId = 1_500;

export function isDocumentId(id: string): boolean {
  if (id === '' || id === '.' || id === '..') return false;
  if (id.startsWith('__') && id.endsWith('__')) return false;
  return !/[/\p{Cc}\p{Cs}]/u.test(id) && Buffer.byteLength(id) < longestId;
}

/** A document by an id from a request. An id that Firestore would refuse is answered as not found. */
export function documentOf<Stored extends DocumentData>(
  records: CollectionReference<Stored>,
  id: string,
  missing: string = errorTexts.notFound,
): DocumentReference<Stored> {
  if (!isDocumentId(id)) throw new AppError('not-found', missing);
  return records.doc(id);
}

/** Reads two documents in one call, as they were at the same moment. `getAll` declares one type for all. */
export async function readBoth<First extends DocumentData, Second extends DocumentData>(
  first: DocumentReference<First>,
  second: DocumentReference<Second>,
): Promise<[First | undefined, Second | undefined]> {
  const found = await firestore().getAll(...declare<DocumentReference[]>([first, second]));
  return declare(found.map((snapshot) => snapshot.data()));
}

/**
 * Reads only these fields; the converter fills the others in. The compiler does not know that "select" keeps
 * it.
 */
export const selectFields = <Stored extends DocumentData>(
  query: Query<Stored>,
  ...fields: (keyof Stored & string)[]
) => declare<Query<Stored>>(query.select(...fields));

/** With this many attempts all of twenty people who change one record at the same moment succeed. */
export function transact<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return firestore().runTransaction(work, { maxAttempts: 20 });
}

/** Whether `create` failed because the document exists. */
export function alreadyExists(error: unknown): boolean {
  return codeOf(error) === GrpcStatus.ALREADY_EXISTS;
}

// A transaction fails with ABORTED after its last attempt.
const passing = new Set<unknown>([
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
]);

/** Whether the same call may succeed a little later. */
export function isTransient(error: unknown): boolean {
  return passing.has(codeOf(error));
}

export async function requireExisting<Stored extends DocumentData>(
  tx: Transaction,
  document: DocumentReference<Stored>,
  missing: string,
): Promise<Stored> {
  const stored = (await tx.get(document)).data();
  if (!stored) throw new AppError('not-found', missing);
  return stored;
}

/** Like `requireExisting`, for records that the transaction has already read. */
export function requireFound<Stored>(all: ReadonlyMap<string, Stored>, id: string, missing: string): Stored {
  const stored = all.get(id);
  if (!stored) throw new AppError('not-found', missing);
  return stored;
}
