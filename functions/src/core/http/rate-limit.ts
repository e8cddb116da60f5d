/**
 * Limits how often one address and one person may make expensive calls. Each instance counts in its own
 * memory, so the limits stop floods and are no exact quota.
 */
import { type AnyEndpoint, AppError } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { Request, RequestHandler } from 'express';
import { type RateLimitRequestHandler, rateLimit } from 'express-rate-limit';
import { callerAddress } from './caller-address.ts';
import { isLocal } from './token-secret.ts';

/** Tests make hundreds of calls from one address. Deployed functions cannot turn the limits off. */
const off = isLocal && process.env.LAB_RATE_LIMITS === 'off';

type KeyOf = (request: Request) => string;

/** Nothing for a call without a limit. `skip` says which requests are not counted. */
function limiter(
  limit: number | undefined,
  keyGenerator: KeyOf,
  skip: (request: Request) => Promise<boolean> = async () => false,
): RateLimitRequestHandler[] {
  if (off || limit === undefined) return [];
  const limiting = rateLimit({
    windowMs: minute,
    limit,
    keyGenerator,
    skip,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new AppError('too-many', errorTexts.tooMany)),
  });
  return [limiting];
}

/**
 * Many visitors share one proxy of Hosting, so a proxy may make this many times more calls than a visitor.
 */
const perProxy = 5;

const visitorOf: KeyOf = (request) => callerAddress(request).visitor;
const proxyOf: KeyOf = (request) => callerAddress(request).proxy;

/**
 * The proxy's limit comes first, so that requests it refuses do not fill the memory with made-up addresses.
 * It does not count what the visitor's limit refuses, so that one visitor cannot use up the limit of all
 * others behind the proxy.
 */
export function limitAddress(perMinute: number | undefined): RequestHandler[] {
  const [ofVisitor] = limiter(perMinute, visitorOf);
  if (!ofVisitor || perMinute === undefined) return [];
  const isSpent = async (request: Request) => {
    const spent = await ofVisitor.getKey(visitorOf(request));
    return spent !== undefined && spent.totalHits >= perMinute;
  };
  return [...limiter(perMinute * perProxy, proxyOf, isSpent), ofVisitor];
}

export function rateLimitsOf({ perMinute }: AnyEndpoint) {
  return {
    perAddress: limitAddress(perMinute?.address),
    perCaller: [
      // Visitors have no account, so each is known by the address.
      ...limiter(perMinute?.caller, (request) => request.res?.locals.caller.uid || visitorOf(request)),
      ...limiter(perMinute?.everybody, () => 'everybody'),
    ],
  };
}
