/** Calls to the few services that the lab asks: only to their own hosts, with a limit of time and of size. */
import { setTimeout } from 'node:timers/promises';

const timeoutMs = 8_000;
const largestAnswer = 5_000_000;

/** Throws `Missing` if the service has no such record. */
export class Missing extends Error {}

/** The service asks for a pause before the next call. */
export class Busy extends Error {
  constructor(readonly seconds: number) {
    super(`The service asks for a pause of ${seconds} seconds`);
  }
}

interface Asking {
  accept: string;
  largest: number;
  /** For all calls together. */
  allowed: AbortSignal;
  agent?: string | undefined;
}

/**
 * Follows no redirect, because it could lead anywhere; the text is empty unless the service answers with
 * success.
 */
export async function answerFrom(address: string, { accept, largest, allowed, agent }: Asking) {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), allowed]);
  const headers = { Accept: accept, ...(agent && { 'User-Agent': agent }) };
  const answer = await fetch(address, { headers, redirect: 'manual', signal });
  const { status, headers: said } = answer;
  if (answer.ok) return { status, headers: said, text: await readAtMost(answer, largest) };
  await answer.body?.cancel();
  return { status, headers: said, text: '' };
}

/** How a look-up asks all services. */
export interface Manner {
  allowed: AbortSignal;
  /** The lab's public email, by which a service can reach who asks too much; empty if it has none. */
  contact: string;
  /** A second; shorter in tests. */
  secondMs: number;
}

const attempts = 3;
/** A longer pause is left to the caller, who has to answer a person. */
const longestPause = 5;

/** Parses the JSON of the answer; asks again after failures that may pass. */
export async function askService(address: string, manner: Manner): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(address, manner);
    } catch (error) {
      const lasting = error instanceof Missing || error instanceof TooMuch || error instanceof SyntaxError;
      const pause = error instanceof Busy ? error.seconds : attempt;
      if (lasting || attempt === attempts || pause > longestPause || manner.allowed.aborted) throw error;
      await setTimeout(pause * manner.secondMs, undefined, { signal: manner.allowed });
    }
  }
}

async function askOnce(address: string, { allowed, contact }: Manner): Promise<unknown> {
  const { status, headers, text } = await answerFrom(address, {
    accept: 'application/json',
    largest: largestAnswer,
    allowed,
    agent: agentOf(contact),
  });
  throwIfBusy(status, headers);
  if (status === 404 || status === 400) throw new Missing();
  if (status < 200 || status > 299) throw new Error(`The service answered ${status}`);
  return JSON.parse(text);
}

/** Crossref and DataCite let callers ask more often who say how to reach them. */
export const agentOf = (contact: string) => `research-lab-website/1${contact && ` (mailto:${contact})`}`;

/** Without a time, a service that is busy is asked again after a few seconds. */
const usualPause = 5;

export function throwIfBusy(status: number, headers: Headers): void {
  const seconds = secondsIn(headers.get('retry-after') ?? '');
  if (status === 429 || (status === 503 && seconds > 0)) throw new Busy(seconds || usualPause);
}

/** Of `Retry-After`: seconds, or a date. */
function secondsIn(written: string): number {
  if (/^\d{1,6}$/.test(written)) return Number(written);
  const seconds = Math.ceil((Date.parse(written) - Date.now()) / 1_000);
  return seconds > 0 ? seconds : 0;
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
