import { createHash } from 'node:crypto';
import { AppError } from '@lab/contract';
import type { Request, Response } from 'express';
import { cache } from '../../core/http/caching.ts';

export interface Reply {
  status: 200 | 301 | 302 | 303 | 404;
  contentType: string;
  body: string;
  cacheControl: string;
  location?: string;
  /** Hosting passes only one cookie to functions; it holds the chosen colours, on which only pages depend. */
  vary?: 'Cookie';
  /** Content-Security-Policy, if the reply is a page. */
  policy?: string;
}

export function redirectTo(location: string): Reply {
  return { status: 301, contentType: 'text/plain', body: '', location, cacheControl: cache.fiveMinutes };
}

/** For a page that is elsewhere only for now, so no cache may remember it. */
export function sendAway(location: string): Reply {
  return { status: 302, contentType: 'text/plain', body: '', location, cacheControl: cache.noStore };
}

export function sendReply(request: Request, response: Response, reply: Reply): void {
  const { status, contentType, body, cacheControl, location, vary } = reply;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  response.status(status).set({
    'Content-Type': contentType,
    'Cache-Control': cacheControl,
    ETag: etag,
  });
  if (reply.policy) response.set('Content-Security-Policy', reply.policy);
  if (vary) response.set('Vary', vary);
  if (location) response.set('Location', location);
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) response.status(304).end();
  else response.end(request.method === 'HEAD' ? undefined : body);
}

const usual = { fresh: 60, stale: 600 };

/** As `cache.minute`, but no copy is served after the moment at which the page changes by itself. */
export function cacheUntil(moment: string | undefined, now: number): string {
  const left = moment ? Math.floor((Date.parse(moment) - now) / 1_000) : Number.POSITIVE_INFINITY;
  if (!(left < usual.fresh + usual.stale)) return cache.minute;
  const fresh = Math.max(0, Math.min(usual.fresh, left));
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.max(0, left - fresh)}`;
}

/** Undefined where the call says that there is no such record. */
export async function whenFound<Reply>(asked: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
