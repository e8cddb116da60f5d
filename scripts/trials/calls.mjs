// People of the running lab and their calls, as pages make them.
import { randomUUID } from 'node:crypto';
import { project } from '../paths.mjs';
import { address, ports } from '../ports.mjs';

/**
 * @typedef {{ status: number, body: any, ms: number, next: string }} Answer `next` is the next page of a
 * list.
 */
/**
 * @typedef {object} Person
 * @property {string} uid
 * @property {string} email
 * @property {string} name
 * @property {() => Promise<string>} signIn a new proof of identity
 * @property {(what: string, body?: unknown, key?: string) => Promise<Answer>} call
 */

const accounts = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1`;
const bucket = `http://127.0.0.1:${ports.storage}/upload/storage/v1/b/${project}.appspot.com/o`;
const password = 'Kestrel.2026';
const answerWithinMs = 120_000;

/**
 * @param {string} url @param {{ method?: string, token?: string, body?: unknown, key?: string }} [how]
 * @returns {Promise<Answer>}
 */
export async function send(url, { method = 'GET', token, body, key } = {}) {
  const started = performance.now();
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return {
    status: answer.status,
    body: isJson && text ? JSON.parse(text) : text,
    ms: performance.now() - started,
    next: /<\/api(\/[^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '',
  };
}

/** Fails unless it succeeds. @param {Promise<Answer>} sending */
export async function succeeds(sending) {
  const { status, body } = await sending;
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}

/** @param {string} path @param {object} body */
const askAccounts = (path, body) =>
  succeeds(send(`${accounts}/${path}`, { method: 'POST', token: 'owner', body }));

/**
 * Signs in as somebody who has an account.
 * @param {string} email
 * @param {string} [name]
 * @returns {Promise<Person>}
 */
export async function signedIn(email, name = email) {
  const proof = () =>
    askAccounts('accounts:signInWithPassword?key=any', { email, password, returnSecureToken: true });
  const { localId: uid } = await proof();
  const signIn = async () => (await proof()).idToken;
  let token = '';
  /** @type {Person['call']} */
  const call = async (what, body, key) => {
    const [method = '', path = ''] = what.split(' ');
    const once = () => send(`${address}/api${path}`, { method, token, body, ...(key && { key }) });
    const answer = token ? await once() : undefined;
    if (answer && answer.status !== 401) return answer;
    // As the browser does when its token has ended.
    token = (
      await succeeds(send(`${address}/api/jwt`, { method: 'POST', token: await signIn(), body: { email } }))
    ).token;
    return once();
  };
  return { uid, email, name, signIn, call };
}

/** A new person with a verified email and a record. @param {string} name */
export async function newPerson(name) {
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}-${randomUUID().slice(0, 8)}@lab.test`;
  const made = await askAccounts('accounts:signUp?key=any', { email, password, displayName: name });
  const verified = { localId: made.localId, emailVerified: true };
  await askAccounts(`projects/${project}/accounts:update`, verified);
  const person = await signedIn(email, name);
  const token = await person.signIn();
  await succeeds(
    send(`${address}/api/users`, { method: 'POST', token, body: { email, name, photoUrl: '' } }),
  );
  return person;
}

/**
 * A new person whom the admin has accepted into the team.
 * @param {string} name
 * @param {Person} admin
 * @param {string} role
 */
export async function newMember(name, admin, role) {
  const person = await newPerson(name);
  const application = {
    name,
    phone: '+49 30 1234',
    university: 'Northhaven University',
    researchArea: 'Waves and Flows',
    role,
    details: 'I like instruments.',
    resume: 'https://example.org/cv',
  };
  await succeeds(person.call('POST /submitApplication', application));
  await succeeds(admin.call(`POST /team/${person.uid}`, { role: 'Researcher' }));
  return person;
}

/** @param {string} name @param {Uint8Array} content @param {string} type */
export async function upload(name, content, type) {
  const answer = await fetch(`${bucket}?uploadType=media&name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': type },
    body: content,
  });
  if (!answer.ok) throw new Error(`${name} was not stored: ${answer.status} ${await answer.text()}`);
}

/**
 * Does the work for each, a few at the same time.
 * @template T
 * @param {readonly T[]} list
 * @param {number} atOnce
 * @param {(item: T) => Promise<unknown>} work
 */
export async function forEachOf(list, atOnce, work) {
  const left = [...list];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
