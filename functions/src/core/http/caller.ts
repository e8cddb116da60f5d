/** Who is calling, and which endpoints they may use. */
import { type AnyEndpoint, AppError } from '@lab/contract';
import { clean } from '@lab/contract/api/fields';
import { type GivenRole, scopeOf } from '@lab/contract/api/given-roles';
import { type Able, can, hasRights, type Right } from '@lab/contract/api/rights';
import { roleTexts } from '@lab/contract/features/users/roles/desk/words';
import { errorTexts } from '@lab/contract/texts/error-texts';

export interface Caller extends Able {
  uid: string;
  email: string;
  /**
   * Whether Firebase Authentication has verified the email. Only a verified account gets the product's token.
   */
  verified: boolean;
  /** When the person signed in, in seconds. */
  signedInAt: number;
  /** The key of this submission, which stays the same when the form is sent again. */
  submission?: string;
  /** The roles beside it that a sign-in names; only POST /jwt asks. */
  given?: readonly GivenRole[];
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
  { access, or, needs, of, within }: Pick<AnyEndpoint, 'access' | 'or' | 'needs' | 'of' | 'within'>,
  caller: Caller,
  named: { email?: unknown },
  /** Of the record in the path. */
  id?: string,
): void {
  const needsRight = access === undefined || (access === 'self' && !isOwn(caller, named.email));
  if (!needsRight) return;
  const right = needs ?? or;
  if (!right) throw new AppError('forbidden', errorTexts.forbidden);
  if (within && caller.may?.some((given) => given.right === right)) return;
  requireRight(caller, right, of, id);
}

/** `of` is a kind, and `id` one of its records: the right for either is enough. */
export function requireRight(caller: Caller, right: Right, of?: string, id?: string): void {
  if (can(caller, right, of) || (of && id && can(caller, right, scopeOf(of, id)))) return;
  throw new AppError('forbidden', refusalOf(caller, right));
}

/** Who works here learns what is missing; others only that it is not for them. */
export const refusalOf = (caller: Caller, right: Right): string =>
  hasRights(caller) ? roleTexts.lacks(roleTexts.rights[right]) : errorTexts.forbidden;

// A missing or malformed email passes, because validation answers with a better sentence.
function isOwn(caller: Caller, email: unknown): boolean {
  return typeof email !== 'string' || email === '' || isEmailOf(caller, email);
}
