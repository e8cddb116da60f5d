/** Calls of the demo lab's admin, for suites that write. */
import type { Lab } from './suite.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: suites look into replies of every shape
  body: any;
  /** The path of the next page of a list. */
  next: string | undefined;
}

export type Call = (what: string, body?: unknown) => Promise<Answer>;

async function send(address: string, method: string, token: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const next = /<\/api(\/[^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  return { status: answer.status, body: isJson && text ? JSON.parse(text) : text, next };
}

const password = 'Kestrel.2026';
const identity = ({ env }: Lab) =>
  `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;

const callsWith =
  ({ address }: Lab, token: string): Call =>
  (what, body) => {
    const [method = '', path = ''] = what.split(' ');
    return send(`${address}/api${path}`, method, token, body);
  };

async function idTokenOf(lab: Lab, email: string): Promise<string> {
  const account = { email, password, returnSecureToken: true };
  const at = `${identity(lab)}/accounts:signInWithPassword?key=any`;
  return (await send(at, 'POST', '', account)).body.idToken;
}

/** Signs in as one of `demo/accounts.json`. */
export async function callsOf(lab: Lab, email = 'admin@lab.test'): Promise<Call> {
  const asked = await callsWith(lab, await idTokenOf(lab, email))('POST /jwt', { email });
  return callsWith(lab, asked.body.token);
}

/** Somebody with a new account. */
export async function newPerson(lab: Lab, email: string) {
  const account = { email, password, emailVerified: true, displayName: 'Somebody' };
  const made = await send(
    `${identity(lab)}/projects/${lab.env.GCLOUD_PROJECT}/accounts`,
    'POST',
    'owner',
    account,
  );
  const asThemself = async () => callsWith(lab, await idTokenOf(lab, email));
  await (await asThemself())('POST /users', { email, name: 'Somebody', photoUrl: '' });
  return {
    uid: made.body.localId as string,
    /** Deletes the account and all that belongs to it. */
    leave: async () => (await asThemself())('DELETE /myAccount'),
  };
}
