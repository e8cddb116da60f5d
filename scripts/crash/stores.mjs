// The three kinds of data that a person enters, each as texts under keys, written and read as clients of the
// suite do.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { project } from '../paths.mjs';
import { ports } from '../ports.mjs';

/**
 * @typedef {object} Store
 * @property {string} name
 * @property {(key: string, value: string | null, before: string | null) => Promise<void>} write null deletes
 * @property {(key: string) => Promise<string | null>} read
 */

// Otherwise the client library would search for Google's metadata server.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
const storage = `http://127.0.0.1:${ports.storage}`;
const bucket = `${project}.appspot.com`;
const accounts = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1`;
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const answerWithinMs = 120_000;

/** @param {string} url @param {RequestInit} options */
async function ask(url, options) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(answerWithinMs), ...options });
  const text = await response.text();
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

/** @param {string} path @param {unknown} body */
async function askAccounts(path, body) {
  return JSON.parse(
    (await ask(`${accounts}/${path}`, { method: 'POST', body: JSON.stringify(body) })) ?? '{}',
  );
}

/** @param {string} key */
async function account(key) {
  const { users = [] } = await askAccounts(`projects/${project}/accounts:lookup`, {
    email: [`${key}@lab.test`],
  });
  return users[0];
}

/** A connection belongs to one run of the suite, so new ones are opened after a crash. */
export function openStores() {
  const app = initializeApp({ projectId: project }, `crash-${Date.now()}`);
  const firestore = getFirestore(app);

  /** @type {Store} */
  const documents = {
    name: 'documents',
    async write(key, value) {
      const document = firestore.doc(`crash/${key}`);
      await (value === null ? document.delete() : document.set({ value, text: value.repeat(100) }));
    },
    async read(key) {
      return (await firestore.doc(`crash/${key}`).get()).get('value') ?? null;
    },
  };

  /** @type {Store} The value is the password. */
  const people = {
    name: 'accounts',
    async write(key, value, before) {
      const email = `${key}@lab.test`;
      if (before === null) {
        if (value !== null) await askAccounts('accounts:signUp?key=any', { email, password: value });
        return;
      }
      const { localId } = await account(key);
      if (value === null) await askAccounts(`projects/${project}/accounts:delete`, { localId });
      else await askAccounts(`projects/${project}/accounts:update`, { localId, password: value });
    },
    async read(key) {
      return (await account(key))?.passwordHash.split(':password=')[1] ?? null;
    },
  };

  /** @type {Store} */
  const files = {
    name: 'files',
    async write(key, value) {
      if (value === null)
        await ask(`${storage}/storage/v1/b/${bucket}/o/crash%2F${key}`, { method: 'DELETE' });
      else {
        const name = `uploadType=media&name=crash%2F${key}`;
        await ask(`${storage}/upload/storage/v1/b/${bucket}/o?${name}`, {
          method: 'POST',
          body: value.repeat(10_000),
          headers: { ...headers, 'content-type': 'text/plain' },
        });
      }
    },
    async read(key) {
      const text = await ask(`${storage}/download/storage/v1/b/${bucket}/o/crash%2F${key}?alt=media`, {});
      if (text === null) return null;
      const value = text.slice(0, text.length / 10_000);
      return value.repeat(10_000) === text ? value : `a broken file of ${text.length} bytes`;
    },
  };

  return { stores: [documents, people, files], close: () => firestore.terminate() };
}
