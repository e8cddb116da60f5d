import { readFileSync } from 'node:fs';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Person } from './people.ts';

/** The running suite's key, which the functions create at their first start. */
const suiteKey = () =>
  new TextEncoder().encode(
    readFileSync(new URL('../../../.lab/token-secret', import.meta.url), 'utf8').trim(),
  );

const now = () => Math.floor(Date.now() / 1000);

function claims({ email }: Person) {
  return { email, admin: true, role: 'admin', auth_time: now() };
}

function sign(person: Person, key: Uint8Array, expiresAt: number): Promise<string> {
  return new SignJWT(claims(person))
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('research-lab')
    .setAudience(process.env.GCLOUD_PROJECT ?? '')
    .setSubject(person.uid)
    .setIssuedAt(now() - 7200)
    .setExpirationTime(expiresAt)
    .sign(key);
}

export const expiredToken = (person: Person) => sign(person, suiteKey(), now() - 1);

export const foreignToken = (person: Person) => sign(person, new Uint8Array(48).fill(7), now() + 3600);

export const unsignedToken = (person: Person) =>
  new UnsecuredJWT(claims(person))
    .setIssuer('research-lab')
    .setAudience(process.env.GCLOUD_PROJECT ?? '')
    .setSubject(person.uid)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();

/** A valid token whose header now says that it is unsigned, and whose claims are changed. */
export function tamperedToken(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const better = Buffer.from(JSON.stringify({ ...claims, admin: true, role: 'admin' })).toString('base64url');
  return [header, better, signature].join('.');
}
