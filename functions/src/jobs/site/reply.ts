import { createHash } from 'node:crypto';
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
