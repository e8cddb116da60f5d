/** Who is calling, and which endpoints they may use. */
import { type AnyEndpoint, AppError } from '@lab/contract';
import { clean } from '@lab/contract/api/fields';
import { can, type Role } from '@lab/contract/api/rights';
import { errorTexts } from '@lab/contract/texts/error-texts';

export interface Caller {
  uid: string;
  email: string;
  /**
   * Whether Firebase Authentication has verified the email. Only a verified account gets the product's token.
   */
  verified: boolean;
  role: Role;
  /** When the person signed in, in seconds. */
  signedInAt: number;
  /** The key of this submission, which stays the same when the form is sent again. */
  submission?: string;
}

/** Reads the header Idempotency-Key; a malformed key is ignored. */
export function submissionOf(key: string | undefined): string | undefined {
  return key && /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

export const visitor: Caller = {
  uid: '',
  email: '',
  verified: false,
  role: '',
  signedInAt: 0,
};

export function isEmailOf({ email: own }: Caller, email: string): boolean {
  return clean(email).toLowerCase() === own;
}

/** Whether the caller may use an endpoint at all. For access `author`, author.ts checks the record. */
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
