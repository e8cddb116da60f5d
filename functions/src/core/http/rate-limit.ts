/**
 * Limits how often one address and one person may make expensive calls. Each instance counts in its own memory, so the
 * limits stop floods and are no exact quota.
 */
import { type AnyEndpoint, AppError } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import { errorTexts } from '@lab/contract/texts/texts';
import type { Request, RequestHandler } from 'express';
import { type RateLimitRequestHandler, rateLimit } from 'express-rate-limit';
import { callerAddress } from './caller-address.ts';
import { isLocal } from './token-secret.ts';

/** Tests make hundreds of calls from one address. Deployed functions cannot turn the limits off. */
const off = isLocal && process.env.LAB_RATE_LIMITS === 'off';

interface Limiting {
  limit: number;
  keyOf(request: Request): string;
  /** Such a request is not counted. */
  skip?(request: Request): Promise<boolean>;
}

function limiter({ limit, keyOf, skip = async () => false }: Limiting): RateLimitRequestHandler {
  return rateLimit({
    windowMs: minute,
    limit,
    keyGenerator: keyOf,
    skip,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new AppError('too-many', errorTexts.tooMany)),
  });
}

/** Many visitors share one proxy of Hosting, so a proxy may make this many times more calls than a visitor. */
const perProxy = 5;

const visitorOf = (request: Request) => callerAddress(request).visitor;

/**
 * The proxy's limit comes first, so that requests it refuses do not fill the memory with made-up addresses.
 * It does not count what the visitor's limit refuses, so that one visitor cannot use up the limit of all
 * others behind the proxy.
 */
export function limitAddress(perMinute: number | undefined): RequestHandler[] {
  if (off || perMinute === undefined) return [];
  const ofVisitor = limiter({ limit: perMinute, keyOf: visitorOf });
  const ofProxy = limiter({
    limit: perMinute * perProxy,
    keyOf: (request) => callerAddress(request).proxy,
    async skip(request) {
      const spent = await ofVisitor.getKey(visitorOf(request));
      return spent !== undefined && spent.totalHits >= perMinute;
    },
  });
  return [ofProxy, ofVisitor];
}

/** Visitors have no account, so each is known by the address. */
function limitCaller(perMinute: number | undefined): RequestHandler[] {
  if (off || perMinute === undefined) return [];
  return [
    limiter({ limit: perMinute, keyOf: (request) => request.res?.locals.caller.uid || visitorOf(request) }),
  ];
}

function limitEverybody(perMinute: number | undefined): RequestHandler[] {
  if (off || perMinute === undefined) return [];
  return [limiter({ limit: perMinute, keyOf: () => 'everybody' })];
}

export function rateLimitsOf({ perMinute }: AnyEndpoint): {
  perAddress: RequestHandler[];
  perCaller: RequestHandler[];
} {
  return {
    perAddress: limitAddress(perMinute?.address),
    perCaller: [...limitCaller(perMinute?.caller), ...limitEverybody(perMinute?.everybody)],
  };
}
