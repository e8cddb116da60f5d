/**
 * Real accounts in the Authentication emulator, each with its own email, so that tests do not affect each
 * other.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { identity } from '../core/data/firebase.ts';
import { call } from './call.ts';

export interface Person {
  uid: string;
  email: string;
  name: string;
  idToken: string;
  /** The product's token; empty for a person who cannot have one. */
  token: string;
}

const password = 'Secret#1';

export async function signIn(email: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${email} could not sign in`);
  return idToken;
}

async function account(name: string, emailVerified: boolean, claims?: object) {
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}-${randomUUID().slice(0, 8)}@example.org`;
  const { uid } = await identity().createUser({ email, password, emailVerified, displayName: name });
  if (claims) await identity().setCustomUserClaims(uid, claims);
  return { uid, email, name, idToken: await signIn(email) };
}

async function withToken(person: Omit<Person, 'token'>): Promise<Person> {
  const { email, name, idToken } = person;
  const registered = await call('POST /users', { token: idToken, body: { email, name, photoUrl: '' } });
  expect(registered.status).toBe(200);
  return { ...person, token: await renewToken(person) };
}

/** Signs in again, for a token with the person's current rights. */
export async function renewToken({ email }: Pick<Person, 'email'>): Promise<string> {
  const { status, body } = await call('POST /jwt', { token: await signIn(email), body: { email } });
  expect(status).toBe(200);
  return body.token;
}

export async function makeMember(name = 'Mia Member'): Promise<Person> {
  return withToken(await account(name, true));
}

export async function makeAdmin(name = 'Ada Admin'): Promise<Person> {
  return withToken(await account(name, true, { admin: true }));
}

/** Verified, but without a record in `users`. */
export async function makeAccount(name: string): Promise<Person> {
  return { ...(await account(name, true)), token: '' };
}

/** Somebody to whom an admin has given these roles beside the specification's. */
export async function makeWithRoles(
  admin: Person,
  grants: readonly { role: string; only?: string[]; until?: string }[],
  name = 'Gabi Given',
): Promise<Person> {
  const person = await makeMember(name);
  const given = await call(`PATCH /users/givenRoles/${person.uid}`, {
    token: admin.token,
    body: { grants },
  });
  expect([given.status, given.body]).toEqual([200, { modifiedCount: 1 }]);
  return { ...person, token: await renewToken(person) };
}

export async function makeUnverified(name = 'Una Unverified'): Promise<Person> {
  return { ...(await account(name, false)), token: '' };
}
