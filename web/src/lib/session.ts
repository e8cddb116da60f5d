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

export type { User } from './session-state.ts';
export type { Session } from './session-store.ts';

/** The session of a visitor, for tests. */
export const visitor: Session = /* @__PURE__ */ Object.assign({}, visitorState, {
  signOut: async () => {},
  prepare: () => {},
  act: () => Promise.reject(new Error('The session is not open yet')),
  refresh: () => {},
});

export const SessionContext = createContext(browserSession.session);

export function useSession(): Session {
  return useContext(SessionContext);
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
