/**
 * How often one address and one person may use the calls that cost the lab something. Counted in each instance's
 * memory: a ceiling against floods, not an exact quota.
 */
import { type AnyEndpoint, AppError, api } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { callerAddress } from './caller-address.ts';
import { isLocal } from './token-secret.ts';

const minute = 60_000;

/** A whole university may share one address, hence the distance between the two numbers. */
const limited = new Map<AnyEndpoint, { perAddress: number; perCaller: number }>([
  [api.session.token, { perAddress: 300, perCaller: 30 }],
  [api.messages.send, { perAddress: 60, perCaller: 5 }],
  [api.applications.submit, { perAddress: 60, perCaller: 10 }],
  [api.papers.submit, { perAddress: 60, perCaller: 10 }],
  [api.citations.read, { perAddress: 60, perCaller: 20 }],
]);

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
const byAddress = (limit: number): RequestHandler[] => [
  limiter(limit * perDoor, (request) => callerAddress(request).door),
  limiter(limit, (request) => callerAddress(request).visitor),
];

/** One file of all papers reads each of them, and anybody may ask for it; what is asked for often, the CDN answers. */
export const wholeListPerAddress = off ? [] : byAddress(10);

export function rateLimitsOf(endpoint: AnyEndpoint): {
  perAddress: RequestHandler[];
  perCaller: RequestHandler[];
} {
  const limits = off ? undefined : limited.get(endpoint);
  if (!limits) return { perAddress: [], perCaller: [] };
  return {
    perAddress: byAddress(limits.perAddress),
    perCaller: [limiter(limits.perCaller, (request) => request.res?.locals.caller.uid)],
  };
}
