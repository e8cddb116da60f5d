/**
 * How often one address and one person may use the calls that cost the lab something. Counted in each instance's
 * memory: a ceiling against floods, not an exact quota.
 */
import { type AnyEndpoint, AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { callerAddress } from './caller-address.ts';
import { isLocal } from './token-secret.ts';

const minute = 60_000;

/** Tests make hundreds of calls from one address; nothing that is deployed can switch the limits off. */
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

/** So many times more may come through one of Hosting's doors, and from whoever makes up addresses behind a door of their own. */
const perDoor = 5;

/** The door comes first: what is refused there leaves no made-up address behind. */
export function limitAddress(perMinute: number | undefined): RequestHandler[] {
  if (off || perMinute === undefined) return [];
  return [
    limiter(perMinute * perDoor, (request) => callerAddress(request).door),
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
