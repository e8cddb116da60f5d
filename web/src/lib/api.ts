import type { AnyEndpoint, ErrorBody, ReplyOf } from '@lab/contract';
import { fresh } from '@lab/contract/api/fresh';
import { hasRights } from '@lab/contract/api/rights';
import { searchedFor } from '@lab/contract/api/searched-for';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { inCurrentWords } from '@lab/contract/texts/words';
import { ApiError, type FailureCode } from './api-error.ts';
import { noteCall } from './online.ts';
import type { Answer, InputOf, Send } from './send.ts';
import type { Credentials } from './session-state.ts';
import { browserSession } from './session-store.ts';
import { timeouts, withTimeout } from './timeouts.ts';
import { toast } from './toast.ts';

export { ApiError } from './api-error.ts';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const slowToast = { kind: 'info' } as const;

/** Until the session is open, every call is sent without a token. */
export function createSend(session: { readonly credentials: Credentials | null }): Send {
  return (endpoint, input, signal) =>
    // Shared caches store only answers to requests without a token.
    sendAs(isForAll(endpoint, input as Parts) ? null : session.credentials, endpoint, input as Parts, signal);
}

const isForAll = ({ access }: AnyEndpoint, { query }: Parts) =>
  access === 'public' && query?.[fresh] === undefined;

export const send = createSend(browserSession);

async function sendAs<E extends AnyEndpoint>(
  source: Credentials | null,
  endpoint: E,
  input: Parts,
  signal: AbortSignal | undefined,
): Promise<Answer<ReplyOf<E>>> {
  if (!source) return sendOnce(endpoint, input, null, signal);
  try {
    return await sendOnce(endpoint, input, await source.token(endpoint), signal);
  } catch (error) {
    if (isRefusal(error, 'disabled')) source.end(error);
    // Who got a role, or lost it, still has a token with the old claims. Without `access` a call needs a
    // right.
    const needsRight = !endpoint.access || hasRights(source.able());
    if (!(needsRight && isRefusal(error, 'forbidden')) && !isRefusal(error, 'unauthorized')) throw error;
    const renewed = await source.renew(endpoint);
    if (!renewed) throw error;
    return sendOnce(endpoint, input, renewed, signal).catch((again: unknown) => {
      if (isRefusal(again, 'unauthorized')) source.end(again);
      // docs/specification.md#who-is-sent-away
      if (needsRight && isRefusal(again, 'forbidden') && !hasRights(source.able())) {
        source.end(new ApiError(again.status, again.code, sessionTitles.adminsOnly));
      }
      throw again;
    });
  }
}

function isRefusal(error: unknown, code: FailureCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  return (await send(endpoint, input, signal)).reply;
}

/** Idempotency keys of calls without an answer yet, so that the server recognizes a repeated call. */
const pendingKeys = new Map<string, string>();

function keyOf(submission: string): string {
  const key = pendingKeys.get(submission) ?? crypto.randomUUID();
  pendingKeys.set(submission, key);
  return key;
}

async function sendOnce<E extends AnyEndpoint>(
  endpoint: E,
  input: Parts,
  token: string | null,
  outerSignal: AbortSignal | undefined,
): Promise<Answer<ReplyOf<E>>> {
  const address = addressOf(endpoint, input);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const submission = `${address} ${body}`;
  const headers = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(token && endpoint.method === 'POST' ? { 'Idempotency-Key': keyOf(submission) } : {}),
  };
  const { response, body: json } = await fetchReply(endpoint, address, { headers, body }, outerSignal);
  // After a broken connection or a server error nobody knows whether the call was carried out, so its key
  // stays.
  if (json !== undefined && response.status < 500) pendingKeys.delete(submission);
  if (!response.ok) throw failure(response.status, json);
  if (json === undefined) throw new ApiError(response.status, 'internal', siteTexts.somethingWrong);
  const instead = response.headers.get(searchedFor);
  return {
    reply: json as ReplyOf<E>,
    status: response.status,
    ...nextPage(response.headers.get('Link')),
    ...(instead && { instead: decodeURIComponent(instead) }),
  };
}

/** The server reads a whole account, or a whole file, before it answers. */
const long = [
  ...['GET /myData', 'GET /forMembers/{id}/file'],
  ...['POST /imports', 'POST /imports/{id}/lookUp'],
];

export function timeLimitOf({ method, path }: AnyEndpoint): number {
  return long.includes(`${method} ${path}`) ? timeouts.download : timeouts.call;
}

/**
 * After a change, browsers ask again about the copies that they keep, so that people see what they have
 * changed.
 */
let copies: RequestCache = 'default';

async function fetchReply(
  endpoint: AnyEndpoint,
  address: string,
  request: RequestInit,
  outerSignal: AbortSignal | undefined,
): Promise<{ response: Response; body: unknown }> {
  // Queries and calls that can be cancelled show their own progress; all others get a toast when they are
  // slow.
  const needsToast = endpoint.method !== 'GET' && !outerSignal;
  const slow = needsToast ? setTimeout(() => toast(siteTexts.slow, slowToast), timeouts.slow) : undefined;
  try {
    return await withTimeout(
      timeLimitOf(endpoint),
      async (signal) => {
        const response = await fetch(address, { ...request, method: endpoint.method, cache: copies, signal });
        noteCall(true);
        if (endpoint.method !== 'GET' && endpoint.access !== 'session') copies = 'no-cache';
        const file = endpoint.sends && response.ok;
        const body: unknown = await (file ? response.blob() : response.json()).catch(() => undefined);
        signal.throwIfAborted();
        return { response, body };
      },
      outerSignal,
    );
  } catch (cause) {
    if (outerSignal?.aborted) throw cause;
    noteCall(false);
    throw Object.assign(new ApiError(0, 'network', siteTexts.noConnection), { cause });
  } finally {
    clearTimeout(slow);
  }
}

export function addressOf(endpoint: AnyEndpoint, { params = {}, query = {} }: Parts): string {
  const path = String(endpoint.path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return `/api${path}${search.size ? `?${search}` : ''}`;
}

/**
 * Whatever says nothing does not come from the API, which says everything in English. What the page itself
 * would say is said in its words.
 */
function failure(status: number, json: unknown): ApiError {
  const { code, message, fields = {} }: Partial<ErrorBody> = Object(json);
  if (!code || !message) return new ApiError(status, 'internal', siteTexts.somethingWrong);
  const inWords = Object.entries(fields).map(([name, fault]) => [name, inCurrentWords(fault)]);
  return new ApiError(status, code, inCurrentWords(message), Object.fromEntries(inWords));
}

/** Returns the query of the URL marked `rel="next"`. */
export function nextPage(link: string | null): { next?: Record<string, string> } {
  const address = link?.match(/<([^>]+)>;\s*rel="?next"?/)?.[1];
  if (!address) return {};
  return { next: Object.fromEntries(new URL(address, 'http://localhost').searchParams) };
}
