/** Who is calling. guard.ts decides what they may do. */
import { clean } from '@lab/contract/api/fields';
import type { Role } from '@lab/contract/api/rights';

export interface Caller {
  uid: string;
  email: string;
  /** Whether Firebase Authentication has verified the email. Only a verified account gets the product's token. */
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
