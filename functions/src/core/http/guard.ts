/** Decides whether the caller may use an endpoint at all. For access `author`, author.ts checks the record. */
import { type Access, AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/texts';
import { type Caller, isEmailOf } from './caller.ts';

export function guard(access: Access, caller: Caller, named: { email?: unknown }): void {
  if (access === 'admin' && !caller.admin) throw new AppError('forbidden', errorTexts.forbidden);
  if (access === 'self' && !caller.admin && !isOwn(caller, named.email)) {
    throw new AppError('forbidden', errorTexts.forbidden);
  }
}

// A missing or malformed email passes, because validation answers with a better sentence.
function isOwn(caller: Caller, email: unknown): boolean {
  return typeof email !== 'string' || email === '' || isEmailOf(caller, email);
}
