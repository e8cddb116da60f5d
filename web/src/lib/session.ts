import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { toast } from '../ui/toast.ts';
import {
  browserSession,
  type SessionState,
  type SessionStore,
  unknownState,
  visitorState,
} from './session-store.ts';

export type { User } from './session-store.ts';

export type Session = SessionState & Pick<SessionStore, 'prepare' | 'act' | 'signOut' | 'refresh'>;

const notOpen = {
  signOut: async () => {},
  prepare: () => {},
  act: () => Promise.reject(new Error('The session is not open yet')),
  refresh: () => {},
};

export const visitor: Session = { ...visitorState, ...notOpen };

export const SessionContext = createContext<Session>({ ...unknownState, ...notOpen });

export function useSession(): Session {
  return useContext(SessionContext);
}

interface Props {
  session?: SessionStore;
  children: ReactNode;
}

export function SessionProvider({ session = browserSession, children }: Props) {
  const [state, setState] = useState(unknownState);
  const { ended } = state;

  useEffect(() => session.subscribe(setState), [session]);

  useEffect(() => {
    let stop = () => {};
    // Urgent news would make React take over the rest of the page in one piece.
    startTransition(() => {
      stop = session.start();
    });
    return stop;
  }, [session]);

  useEffect(() => {
    if (ended) toast(ended, { kind: 'warning', milliseconds: 4000 });
  }, [ended]);

  const value = useMemo((): Session => {
    const { prepare, act, signOut, refresh } = session;
    return { ...state, prepare, act, signOut, refresh };
  }, [state, session]);

  return createElement(SessionContext, { value }, children);
}
