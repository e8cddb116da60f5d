/** Calls the running suite through its hosting origin. */
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
}

/** `call('PATCH /basicInfo', { token, body })`. A string as body is sent unchanged. */
export async function call(what: string, { token, body, headers = {} }: Asked = {}): Promise<Answer> {
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
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, body: isJson && text ? JSON.parse(text) : text, headers: answer.headers };
}

/** The path of the next page, from the header `Link`. */
export function nextPath({ headers }: Answer): string | undefined {
  return /<\/api(\/[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
}
