/** Who is calling. What they may do is decided in guard.ts. */
import { clean } from '@lab/contract/fields';

export interface Caller {
  uid: string;
  email: string;
  /** Whether the identity service has verified the email; a product token is given only then. */
  verified: boolean;
  admin: boolean;
  /** When the person signed in, in seconds. */
  signedInAt: number;
  /** Names one submission of this person, however often it is sent. */
  submission?: string;
}

/** From the header Idempotency-Key; anything that is no such key is taken as none. */
export function submissionOf(key: string | undefined): string | undefined {
  return key && /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

export const visitor: Caller = {
  uid: '',
  email: '',
  verified: false,
  admin: false,
  signedInAt: 0,
};

export function isEmailOf({ email: own }: Caller, email: string): boolean {
  return clean(email).toLowerCase() === own;
}
