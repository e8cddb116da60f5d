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

/** Signs in as one of `demo/accounts.json`. */
export async function callsOf({ address, env }: Lab, email = 'admin@lab.test'): Promise<Call> {
  const accounts = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts`;
  const account = { email, password: 'Kestrel.2026', returnSecureToken: true };
  const { idToken } = (await send(`${accounts}:signInWithPassword?key=any`, 'POST', '', account)).body;
  const { token } = (await send(`${address}/api/jwt`, 'POST', idToken, { email })).body;
  return (what, body) => {
    const [method = '', path = ''] = what.split(' ');
    return send(`${address}/api${path}`, method, token, body);
  };
}
