import type { Auth } from 'firebase/auth';
import { createContext, useContext } from 'react';

export interface User {
  uid: string;
  email: string;
  name: string;
  photoUrl: string;
}

export interface Session {
  user: User | null;
  admin: boolean;
  /** The lab's word for what a person may do: `writer`, or none. */
  role: string;
  /** True until it is known whether somebody is signed in, and while signing in or out. */
  loading: boolean;
  /** Why the last session ended, when nobody asked for it; otherwise empty. */
  ended: string;
  /** `why` is told to a person who has not asked for it. */
  signOut(why?: string): Promise<void>;
  /** Loads what signing in needs, before anybody asks for it. */
  prepare(): void;
  /** Does something with the identity service; meanwhile the session is loading and nobody is taken for signed in. */
  act<Result>(action: (auth: Auth) => Promise<Result>): Promise<Result>;
  /** Name or picture of the account have changed. */
  refresh(): void;
}

/** What the identity service and the server say about the person who is here. */
export type Findings = Pick<Session, 'user' | 'admin' | 'role' | 'loading'>;

const hintKey = 'signed-in';

/** What the server renders and the browser hydrates: the same for everybody. */
export const unknownSession: Session = {
  user: null,
  admin: false,
  role: '',
  loading: true,
  ended: '',
  signOut: async () => {},
  prepare: () => {},
  act: () => Promise.reject(new Error('The session is not open yet')),
  refresh: () => {},
};

export const visitor: Session = { ...unknownSession, loading: false };

export const SessionContext = createContext<Session>(unknownSession);

export function useSession(): Session {
  return useContext(SessionContext);
}

/** Whether somebody was signed in when this browser was last here. Without it, nothing of Firebase is loaded. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    return false; // storage is forbidden, so nobody can have stayed signed in
  }
}

export function keepSessionHint(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(hintKey, '1');
  else localStorage.removeItem(hintKey);
}

/** Somebody has signed in in another tab. */
export function onSessionElsewhere(tell: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === hintKey && hasSessionHint()) tell();
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
