// Reads what the pages do not show, such as mail, files, records and accounts, for stories that check it.

import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const { GCLOUD_PROJECT: project = 'demo-research-lab' } = process.env;
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
const storageHost = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199';
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

async function ask<Reply>(address: string, init: RequestInit = {}): Promise<Reply> {
  const answer = await fetch(address, { headers: owner, ...init });
  if (!answer.ok) throw new Error(`${answer.status} ${address}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** The newest link mailed to a person, or undefined if there is none. */
export async function mailedLink(
  email: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
): Promise<string | undefined> {
  const { oobCodes } = await ask<{ oobCodes: { email: string; requestType: string; oobLink: string }[] }>(
    `http://${authHost}/emulator/v1/projects/${project}/oobCodes`,
  );
  return oobCodes.filter((code) => code.email === email && code.requestType === kind).at(-1)?.oobLink;
}

interface Account {
  localId: string;
  email: string;
  disabled?: boolean;
}

const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

export async function accountOf(email: string): Promise<Account | undefined> {
  const body = JSON.stringify({ email: [email] });
  const { users } = await ask<{ users?: Account[] }>(`${accounts}:lookup`, { method: 'POST', body });
  return users?.[0];
}

export async function uidOf(email: string): Promise<string> {
  const found = await accountOf(email);
  if (!found) throw new Error(`There is no account with the email ${email}`);
  return found.localId;
}

export async function disableAccount(localId: string): Promise<void> {
  await ask(`${accounts}:update`, { method: 'POST', body: JSON.stringify({ localId, disableUser: true }) });
}

/** Deletes only the account, so that its records remain. */
export async function deleteAccount(localId: string): Promise<void> {
  await ask(`${accounts}:delete`, { method: 'POST', body: JSON.stringify({ localId }) });
}

export async function filesOf(uid: string): Promise<string[]> {
  const { items = [] } = await ask<{ items?: { name: string }[] }>(
    `http://${storageHost}/storage/v1/b/${project}.appspot.com/o`,
  );
  return items.map(({ name }) => name).filter((name) => name.includes(`/${uid}/`));
}

export async function storeFile(name: string, bytes: Buffer, type: string): Promise<void> {
  await ask(
    `http://${storageHost}/upload/storage/v1/b/${project}.appspot.com/o?uploadType=media&name=${encodeURIComponent(name)}`,
    { method: 'POST', headers: { ...owner, 'Content-Type': type }, body: new Uint8Array(bytes) },
  );
}

/** The original among a picture's smaller copies. */
export function originalOf(files: readonly string[]): string {
  return files.find((name) => !name.startsWith('copies/')) ?? '';
}

/** Changes a record as time would, for what happens only after some days. */
export async function changeRecord(path: string, fields: Record<string, unknown>): Promise<void> {
  await database().doc(path).update(fields);
}

export async function writeRecord(path: string, fields: Record<string, unknown>): Promise<void> {
  await database().doc(path).set(fields);
}

function database() {
  process.env.FIRESTORE_EMULATOR_HOST ??= firestoreHost;
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: project }));
}

/** How many records of a collection contain a person's uid or email. */
export async function mentionsIn(collection: string, ...words: string[]): Promise<number> {
  const { documents = [] } = await ask<{ documents?: unknown[] }>(
    `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents/${collection}?pageSize=300`,
  );
  return documents.filter((document) => words.some((word) => JSON.stringify(document).includes(word))).length;
}
