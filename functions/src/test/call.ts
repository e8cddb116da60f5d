/** Calls the running suite through its hosting origin. */
import { readFileSync } from 'node:fs';

const origin = process.env.LAB_ADDRESS;

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any;
  headers: Headers;
}

interface Asked {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The answer 500 is what the test is about. */
  fails?: boolean;
}

/** `call('PATCH /basicInfo', { token, body })`. A string as body is sent unchanged. */
export async function call(what: string, { token, body, headers = {}, fails }: Asked = {}): Promise<Answer> {
  if (!origin) throw new Error('The suite is not running: start these tests with npm run test:api');
  const [method = '', path = ''] = what.split(' ');
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status === 500 && !fails)
    throw new Error(`${what} failed:\n${logOf(answer.headers.get('x-request-id'))}`);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, body: isJson && text ? JSON.parse(text) : text, headers: answer.headers };
}

/** What the functions wrote about a request, because the reply says nothing about a failure. */
function logOf(requestId: string | null): string {
  const { LAB_LOG } = process.env;
  if (!requestId || !LAB_LOG) return 'Its log is not known.';
  const lines = readFileSync(LAB_LOG, 'utf8').split('\n');
  return lines.filter((line) => line.includes(requestId)).join('\n');
}

/** The path of the next page, from the header `Link`. */
export function nextPath({ headers }: Answer): string | undefined {
  return /<\/api(\/[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
}
