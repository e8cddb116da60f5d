/**
 * The forms with which visitors subscribe to news, confirm their address and leave. They are forms of HTML,
 * which work without any script, and the same address takes the one press of mail programs (RFC 8058).
 */
import { AppError } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import type { SubscriptionState } from '@lab/contract/features/subscribers/texts';
import type { Request, Response } from 'express';
import { cache } from '../../core/http/caching.ts';
import { limitAddress } from '../../core/http/rate-limit.ts';
import { readBytes } from '../../core/http/read-bytes.ts';
import { askForNews, confirmAddress, leaveNews } from '../../features/subscribers/subscribe.ts';
import type { Reply } from './reply.ts';

const limits = limitAddress(5);

export async function answerSubscription(request: Request, response: Response, url: URL): Promise<Reply> {
  const body = (await readBytes(request, longest)).toString('utf8');
  const sent = new URLSearchParams(body);
  // Our form sends the secret in the body; the one press of mail programs knows only the address.
  const secretOf = (name: string) => sent.get(name) ?? url.searchParams.get(name);
  const [confirm, leave] = [secretOf('confirm'), secretOf('leave')];
  if (leave !== null) {
    await leaveNews(leave);
    // Mail programs follow no redirect.
    return isOneClick(body) ? done : seeOther('left');
  }
  try {
    for (const limit of limits) await passes(limit, request, response);
    if (confirm !== null) return seeOther((await confirmAddress(confirm)) ? 'confirmed' : 'gone');
    await askForNews(sent.get('email') ?? '');
    return seeOther('asked');
  } catch (error) {
    const state = error instanceof AppError && stateOf[error.code];
    if (!state) throw error;
    return seeOther(state);
  }
}

const stateOf: Partial<Record<AppError['code'], SubscriptionState>> = {
  invalid: 'again',
  'too-many': 'busy',
  'not-found': 'closed',
};

const done: Reply = { status: 200, contentType: 'text/plain', body: '', cacheControl: cache.noStore };

function seeOther(state: SubscriptionState): Reply {
  const location = `${paths.subscription}?state=${state}`;
  return { ...done, status: 303, location };
}

const longest = 4_096;

/** Also as `multipart/form-data`. */
const isOneClick = (body: string) => /List-Unsubscribe(=|"\s+)One-Click/.test(body);

function passes(limit: (typeof limits)[number], request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    Promise.resolve(limit(request, response, (error?: unknown) => (error ? reject(error) : resolve()))).catch(
      reject,
    );
  });
}
