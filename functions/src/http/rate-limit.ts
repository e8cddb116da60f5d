/**
 * Limits how often one address and one person may make expensive calls. Each instance counts in its own memory, so the
 * limits stop floods and are no exact quota.
 */
import { type AnyEndpoint, AppError } from '@lab/contract';
import { minute } from '@lab/contract/durations';
import { errorTexts } from '@lab/contract/texts';
import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { callerAddress } from './caller-address.ts';
import { isLocal } from './token-secret.ts';

/** Tests make hundreds of calls from one address. Deployed functions cannot turn the limits off. */
const off = isLocal && process.env.LAB_RATE_LIMITS === 'off';

function limiter(limit: number, keyGenerator: (request: Request) => string): RequestHandler {
  return rateLimit({
    windowMs: minute,
    limit,
    keyGenerator,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new AppError('too-many', errorTexts.tooMany)),
  });
}

/** Many visitors share one proxy of Hosting, so a proxy may make this many times more calls than a visitor. */
const perProxy = 5;

/** The proxy's limit comes first, so that requests it refuses do not fill the memory with made-up addresses. */
export function limitAddress(perMinute: number | undefined): RequestHandler[] {
  if (off || perMinute === undefined) return [];
  return [
    limiter(perMinute * perProxy, (request) => callerAddress(request).proxy),
    limiter(perMinute, (request) => callerAddress(request).visitor),
  ];
}

function limitCaller(perMinute: number | undefined): RequestHandler[] {
  if (off || perMinute === undefined) return [];
  return [limiter(perMinute, (request) => request.res?.locals.caller.uid)];
}

export function rateLimitsOf({ perMinute }: AnyEndpoint): {
  perAddress: RequestHandler[];
  perCaller: RequestHandler[];
} {
  return { perAddress: limitAddress(perMinute?.address), perCaller: limitCaller(perMinute?.caller) };
}
