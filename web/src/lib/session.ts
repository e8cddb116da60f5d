import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { visitorState } from './session-state.ts';
import { browserSession, type Session, type SessionStore } from './session-store.ts';
import { toast } from './toast.ts';
import { useHydrated } from './use-hydrated.ts';

export type { User } from './session-state.ts';
export type { Session } from './session-store.ts';

/** The session of a visitor, for tests. */
export const visitor: Session = /* @__PURE__ */ Object.assign({}, visitorState, {
  signOut: async () => {},
  prepare: () => {},
  act: () => Promise.reject(new Error('The session is not open yet')),
  refresh: () => {},
});

const serverSession = browserSession.session;

export const SessionContext = createContext(serverSession);

/** A part of the page may hydrate when the session is already known, but it must find the server's markup. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  return useHydrated() ? session : serverSession;
}

interface Props {
  store?: SessionStore;
  children: ReactNode;
}

export function SessionProvider({ store = browserSession, children }: Props) {
  const [session, setSession] = useState(store.session);
  const { ended } = session;

  useEffect(() => store.subscribe(setSession), [store]);

  useEffect(() => {
    let stop = () => {};
    // An urgent update would make React hydrate the rest of the page in one long task.
    startTransition(() => {
      stop = store.start();
    });
    return stop;
  }, [store]);

  useEffect(() => {
    if (ended) toast(ended, { kind: 'warning' });
  }, [ended]);

  return createElement(SessionContext, { value: session }, children);
}
