/** Types of the session, apart from its code, so that visitors' pages do not load Firebase. */
import type { AnyEndpoint } from '@lab/contract';
import type { Able, GivenRight, Role } from '@lab/contract/api/rights';
import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from 'firebase/auth';
import type { ApiError } from './api-error.ts';
import type { Send } from './send.ts';

export interface User {
  uid: string;
  email: string;
  name: string;
  photoUrl: string;
}

export interface SessionState {
  user: User | null;
  /** Says what the person may: `can(session, right)`. */
  role: Role;
  /** What roles beside it allow; none for most people. */
  may?: GivenRight[] | undefined;
  opens?: string[] | undefined;
  /** True until it is known whether somebody is signed in, and while signing in or out. */
  loading: boolean;
  /** True until the server has confirmed the token's claims, because the rights may have changed since. */
  checking: boolean;
  /** The reason why a session ended without a sign-out; otherwise empty. */
  ended: string;
}

export interface Credentials {
  token(endpoint: AnyEndpoint): Promise<string | null>;
  /** What the current token says that the person may. */
  able(): Able;
  /** A new token after a refusal, or null if the session is over. */
  renew(endpoint: AnyEndpoint): Promise<string | null>;
  /** Ends the session, because the server accepts no token of this person any more. */
  end(error: ApiError): void;
}

export interface SessionTools {
  client: QueryClient;
  send: Send;
}

export interface LiveSession {
  auth: Auth;
  credentials: Credentials;
  /** To be called after the account has changed, and when signing in or out begins or ends. */
  refresh(): void;
  signOut(): Promise<void>;
}

export interface SessionCallbacks {
  /** True while somebody is signing in or out. */
  isActing(): boolean;
  onChange(change: Partial<SessionState>): void;
}

export const visitorState: SessionState = {
  user: null,
  role: '',
  loading: false,
  checking: false,
  ended: '',
};

export const hintKey = 'signed-in';
