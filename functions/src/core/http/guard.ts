/**
 * Decides whether the caller may use an endpoint at all. For access `author`, author.ts checks the record.
 */
import { type AnyEndpoint, AppError } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { errorTexts } from '@lab/contract/texts/texts';
import { type Caller, isEmailOf } from './caller.ts';

export function guard(
  { access, or, needs }: Pick<AnyEndpoint, 'access' | 'or' | 'needs'>,
  caller: Caller,
  named: { email?: unknown },
): void {
  const needsRight = access === undefined || (access === 'self' && !isOwn(caller, named.email));
  const right = needs ?? or;
  if (needsRight && !(right && can(caller, right))) throw new AppError('forbidden', errorTexts.forbidden);
}

// A missing or malformed email passes, because validation answers with a better sentence.
function isOwn(caller: Caller, email: unknown): boolean {
  return typeof email !== 'string' || email === '' || isEmailOf(caller, email);
}
