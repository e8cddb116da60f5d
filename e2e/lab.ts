// The running lab: its address, its demo accounts, and calls to it that use no browser.
import { readFileSync } from 'node:fs';

export interface Account {
  role: string;
  email: string;
  password: string;
  note: string;
}

export type SignIn = Pick<Account, 'email' | 'password'>;

const accounts: Account[] = JSON.parse(
  readFileSync(new URL('../demo/accounts.json', import.meta.url), 'utf8'),
);

export const baseUrl = process.env.LAB_ADDRESS || 'http://127.0.0.1:5005';

export const { GCLOUD_PROJECT: project = 'demo-research-lab' } = process.env;
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';

/** The calls with which Firebase Auth makes accounts and signs people in. */
export const identity = `http://${authHost}/identitytoolkit.googleapis.com/v1`;

export function account(role: string): Account {
  const found = accounts.find((one) => one.role === role);
  if (!found) throw new Error(`The demo lab has no account with the role "${role}".`);
  return found;
}

export async function ask(address: string, method: string, body: object | undefined, token?: string) {
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${JSON.stringify(reply)}`);
  return reply;
}

export const post = (address: string, body: object, token?: string) => ask(address, 'POST', body, token);

interface SignedIn {
  localId: string;
  idToken: string;
  refreshToken: string;
}

export async function signInByCall({ email, password }: SignIn): Promise<SignedIn> {
  const proof = { email, password, returnSecureToken: true };
  return post(`${identity}/accounts:signInWithPassword?key=any`, proof);
}

/** The site's own token, which its API asks for. */
export async function accessToken(email: string, idToken: string): Promise<string> {
  return (await post(`${baseUrl}/api/jwt`, { email }, idToken)).token;
}
