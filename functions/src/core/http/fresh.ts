/**
 * A form needs what is stored now, and a copy of a CDN may be eleven minutes old. Only who is signed in gets
 * past the copies, because each such call is answered anew.
 */
import { fresh } from '@lab/contract/api/fresh';
import type { Request } from 'express';
import { authenticate } from './authenticate.ts';

export async function asksForFresh({ query, headers: { authorization } }: Request): Promise<boolean> {
  if (!query[fresh] || !authorization) return false;
  await authenticate('member', authorization);
  return true;
}
