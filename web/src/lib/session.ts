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
  signOut(): Promise<void>;
}

const hintKey = 'signed-in';

/** What the server renders and the browser hydrates: the same for everybody. */
export const unknownSession: Session = {
  user: null,
  admin: false,
  role: '',
  loading: true,
  signOut: async () => {},
};

export const visitor: Session = { ...unknownSession, loading: false };

export const SessionContext = createContext<Session>(unknownSession);

export function useSession(): Session {
  return useContext(SessionContext);
}

/** Whether somebody was signed in when this browser was last here. Without it, nothing of Firebase is loaded. */
export function hasSessionHint(): boolean {
  return localStorage.getItem(hintKey) !== null;
}

export function keepSessionHint(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(hintKey, '1');
  else localStorage.removeItem(hintKey);
}
