/** Calls to the few services that the lab asks: only to their own hosts, with a limit of time and of size. */

const timeoutMs = 8_000;
const largestAnswer = 5_000_000;

/** Throws `Missing` if the service has no such record. */
export class Missing extends Error {}

interface Asking {
  accept: string;
  largest: number;
  /** For all calls together. */
  allowed: AbortSignal;
}

/** Follows no redirect, because it could lead anywhere; the text is empty unless the service answers with success. */
export async function answerFrom(address: string, { accept, largest, allowed }: Asking) {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), allowed]);
  const answer = await fetch(address, { headers: { Accept: accept }, redirect: 'manual', signal });
  const { status, headers } = answer;
  if (answer.ok) return { status, headers, text: await readAtMost(answer, largest) };
  await answer.body?.cancel();
  return { status, headers, text: '' };
}

/** Parses the JSON of the answer. */
export async function askService(address: string, allowed: AbortSignal): Promise<unknown> {
  const { status, text } = await answerFrom(address, {
    accept: 'application/json',
    largest: largestAnswer,
    allowed,
  });
  if (status === 404 || status === 400) throw new Missing();
  if (status < 200 || status > 299) throw new Error(`The service answered ${status}`);
  return JSON.parse(text);
}

export class TooMuch extends Error {}

/** Reads the answer of another service up to a limit of size. */
export async function readAtMost(answer: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > limit) throw new TooMuch('The service answered with too much');
  }
  return text + decoder.decode();
}
