/** What there is to know of a session, for the store and for what is loaded once somebody signs in. */
import type { AnyEndpoint } from '@lab/contract';
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
  admin: boolean;
  /** The lab's word for what a person may do: `writer`, or none. */
  role: string;
  /** True until it is known whether somebody is signed in, and while signing in or out. */
  loading: boolean;
  /** True until the server has confirmed what the token says: somebody may have become an admin since it was given. */
  checking: boolean;
  /** Why the last session ended, when nobody asked for it; otherwise empty. */
  ended: string;
}

/** What a call shows the server to say who is calling. */
export interface Credentials {
  token(endpoint: AnyEndpoint): Promise<string | null>;
  /** Whether the token of this moment is an admin's. */
  admin(): boolean;
  /** After a refusal: another token to try once, or null when the session is over. */
  renew(endpoint: AnyEndpoint): Promise<string | null>;
  /** The server takes no token of this person any more. */
  end(error: ApiError): void;
}

/** What a session needs of the application that it is for. */
export interface SessionTools {
  client: QueryClient;
  send: Send;
}

export interface LiveSession {
  auth: Auth;
  credentials: Credentials;
  /** The account has changed, or signing in or out has begun or ended. */
  refresh(): void;
  signOut(): Promise<void>;
}

/** Where a session of somebody tells what changes. */
export interface Told {
  /** Somebody is just signing in or out: who is here will be known afterwards. */
  isActing(): boolean;
  onChange(change: Partial<SessionState>): void;
}

export const visitorState: SessionState = {
  user: null,
  admin: false,
  role: '',
  loading: false,
  checking: false,
  ended: '',
};

export const hintKey = 'signed-in';
