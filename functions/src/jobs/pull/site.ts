/** The public site of a lab, asked as any visitor would: a few requests at a time, with patience. */
import { type AnyEndpoint, AppError, type ErrorBody } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { Invoke } from '../../core/http/invoke.ts';
import { validate } from '../../core/http/validation.ts';
import { limitConcurrency } from '../../core/images/limit-concurrency.ts';

export interface Site {
  origin: string;
  /** Public calls. */
  ask: Invoke;
  readText(path: string): Promise<string>;
  /** Undefined where there is no such file any more. */
  readFile(path: string): Promise<Buffer | undefined>;
}

const second = 1_000;

const atOnce = 4;
/** With twice the wait after each, about two minutes. */
const tries = 8;
const longestWait = 120 * second;
const timeLimit = 60 * second;
/** A list of a hundred records with long texts has less. */
const mostBytes = 32_000_000;

interface Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  content: Buffer;
}

interface Patience {
  /** How long it waits after the first failure; after each further one twice as long. */
  firstWait?: number;
}

export function siteAt(address: string, { firstWait = second }: Patience = {}): Site {
  const { origin } = addressOf(address);
  const inTurn = limitConcurrency(atOnce);

  const get = (path: string, most = mostBytes) => inTurn(() => patiently(path, most));

  async function patiently(path: string, most: number): Promise<Answer> {
    for (let tried = 1; ; tried++) {
      const { answer, why } = await once(path, most);
      if (answer && answer.status !== 429 && answer.status < 500) return answer;
      if (tried === tries) throw new Error(`${origin}${path} does not answer: ${why}`);
      await passed(Math.min(longestWait, waitAskedBy(answer) ?? firstWait * 2 ** (tried - 1)));
    }
  }

  async function once(path: string, most: number): Promise<{ answer?: Answer; why: string }> {
    try {
      const { status, ok, headers, body } = await fetch(origin + path, {
        headers: { 'User-Agent': 'research-lab-pull' },
        signal: AbortSignal.timeout(timeLimit),
      });
      const content = await contentOf(body, most, path);
      return { answer: { status, ok, headers, content }, why: `status ${status}` };
    } catch (error) {
      if (error instanceof TooLarge) throw error;
      const { message, cause } = error as Error;
      return { why: cause instanceof Error ? cause.message : message };
    }
  }

  const ask = async (endpoint: AnyEndpoint, given: { params?: object; query?: object } = {}) => {
    const path = pathOf(endpoint, given);
    const answer = await get(path);
    const body = jsonIn(answer.content);
    if (!answer.ok || body === undefined) throw refusal(origin + path, answer.status, body);
    const reply = await validate(await endpoint.reply(), body).catch((error: Error) => {
      throw new Error(
        `${origin}${path} answers something else than expected (${error.message}) ${otherVersion}`,
      );
    });
    const [, next] = /^<([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '') ?? [];
    return { reply, next: (next && new URL(next, origin).searchParams.get('cursor')) || undefined };
  };

  return {
    origin,
    ask: ask as Invoke,
    async readText(path) {
      const { ok, status, content } = await get(path);
      if (!ok) throw refusal(origin + path, status);
      return content.toString();
    },
    async readFile(path) {
      const { ok, status, content } = await get(path, limits.pdfBytes);
      if (status === 404) return undefined;
      if (!ok) throw refusal(origin + path, status);
      return content;
    },
  };
}

function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.pathname !== '/' || url.search)
    throw new Error(`“${address}” is no address of a site, such as https://lab.example`);
  return url;
}

const otherVersion = '– is it a lab of this version?';

/** A record that is not found is missing, but a call that the site does not know is none of this version. */
function refusal(address: string, status: number, body?: unknown): Error {
  const { message, code } = (body ?? {}) as Partial<ErrorBody>;
  if (code === 'not-found' && message && message !== errorTexts.noSuchPath)
    return new AppError(code, message);
  return new Error(`${address} answers ${status}${message ? `: ${message}` : ''} ${otherVersion}`);
}

function pathOf({ path }: AnyEndpoint, { params = {}, query = {} }: { params?: object; query?: object }) {
  const values = params as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

class TooLarge extends Error {}

async function contentOf(body: Response['body'], most: number, path: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) throw new TooLarge(`${path} has more than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function waitAskedBy(answer: Answer | undefined): number | undefined {
  const seconds = Number(answer?.headers.get('retry-after') || Number.NaN);
  return seconds >= 0 ? seconds * second : undefined;
}

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
