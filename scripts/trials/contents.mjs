// All that a running lab holds and shows: pages, records, files and accounts, each under its name.
import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { project } from '../paths.mjs';
import { address, ports } from '../ports.mjs';
import { forEachOf, send, succeeds } from './calls.mjs';

/** @typedef {Map<string, string>} Named */
/**
 * @typedef {object} Contents
 * @property {Named} pages their content
 * @property {Named} records
 * @property {Named} files their checksums and types
 * @property {Named} accounts
 */

const pagesAtOnce = 2;
const tries = 10;

// Otherwise the client library would search for Google's metadata server.
process.env.METADATA_SERVER_DETECTION = 'none';

/** @returns {Promise<Contents>} */
export async function contentsOfLab() {
  const [records, files, accounts] = [await readRecords(), await readFiles(), await readAccounts()];
  return { pages: await readPages(), records, files, accounts };
}

/** Every page that the sitemap names, and what is for machines. */
export async function readPages() {
  const sitemap = String(await succeeds(send(`${address}/sitemap.xml`)));
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  /** @type {Named} */
  const pages = new Map();
  await forEachOf(['/sitemap.xml', '/feed.xml', ...named.sort()], pagesAtOnce, async (path) => {
    pages.set(path, withoutTimes(await drawnPage(path)));
  });
  return pages;
}

/**
 * A page that takes too long is sent empty, for the browser to draw; a busy machine is asked again.
 * @param {string} path
 */
async function drawnPage(path) {
  for (let time = 1; ; time++) {
    const page = String(await succeeds(send(address + path)));
    if (!page.startsWith('<!doctype html>') || page.includes('<main')) return page;
    if (time === tries) throw new Error(`${path} is not drawn in ${tries} times.`);
  }
}

/** When the data of a page were read. @param {string} page */
const withoutTimes = (page) => page.replace(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '"$1":0');

/** A connection belongs to one run of the suite. @param {string} of */
export function database(of) {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  const firestore = getFirestore(initializeApp({ projectId: of }, `trial-${randomUUID()}`));
  return { firestore, close: () => firestore.terminate() };
}

export async function readRecords(of = project) {
  const { firestore, close } = database(of);
  /** @type {Named} */
  const records = new Map();
  for (const collection of await firestore.listCollections())
    for (const document of (await collection.get()).docs)
      records.set(document.ref.path, JSON.stringify(inOrder(document.data())));
  await close();
  return records;
}

/**
 * Fields by their names, because a database does not keep their order.
 * @param {unknown} value
 * @returns {unknown}
 */
export function inOrder(value) {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  /** @type {[string, unknown][]} */
  const entries = Object.entries(value).map(([name, of]) => [name, inOrder(of)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function readFiles() {
  const objects = `http://127.0.0.1:${ports.storage}/storage/v1/b/${project}.appspot.com/o?maxResults=1000000`;
  /** @type {{ items?: Record<string, string>[] }} */
  const { items = [] } = await succeeds(send(objects, { token: 'owner' }));
  // Smaller copies of pictures are made when somebody asks for them.
  const uploaded = items.filter(({ name = '' }) => !/^(?:copies|archives)\//.test(name));
  return new Map(uploaded.map(({ name = '', md5Hash, contentType }) => [name, `${md5Hash} ${contentType}`]));
}

async function readAccounts() {
  const all = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`;
  /** @type {{ users?: Record<string, unknown>[] }} */
  const { users = [] } = await succeeds(send(all, { token: 'owner' }));
  return new Map(
    users.map(({ localId, email, displayName, disabled = false, emailVerified, customAttributes = '' }) => [
      String(localId),
      JSON.stringify([email, displayName, disabled, emailVerified, customAttributes]),
    ]),
  );
}
