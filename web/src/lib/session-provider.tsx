import { tokenStorageKey } from '@lab/contract/session/token';
import { siteTexts } from '@lab/contract/texts';
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Firebase } from './firebase.ts';
import { onBackOnline } from './online.ts';
import {
  type Findings,
  hasSessionHint,
  onSessionElsewhere,
  type Session,
  SessionContext,
  unknownSession,
  visitor,
} from './session.ts';
import type { LiveProps } from './session-live.tsx';
import { toast } from './toast.ts';

interface Open {
  Live: ComponentType<LiveProps>;
  firebase: Firebase;
  credentials: LiveProps['credentials'];
}

async function open(onEnd: (why: string) => void): Promise<Open> {
  const [live, { openFirebase }, { openCredentials }] = await Promise.all([
    import('./session-live.tsx'),
    import('./firebase.ts'),
    import('./session-credentials.ts'),
  ]);
  const firebase = await openFirebase();
  return { Live: live.default, firebase, credentials: openCredentials(firebase.auth, onEnd) };
}

/** Knows who is here. For visitors that is all; everything else is loaded when somebody is, or wants to be, signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [findings, setFindings] = useState<Findings>(unknownSession);
  const [opened, setOpened] = useState<Open>();
  const [ended, setEnded] = useState('');
  const [acting, setActing] = useState(0);
  const [version, setVersion] = useState(0);
  const opening = useRef<Promise<Open>>(undefined);

  const load = useCallback(() => {
    opening.current ??= open(setEnded).then(
      (ready) => {
        setOpened(ready);
        return ready;
      },
      (error: unknown) => {
        opening.current = undefined;
        // Nobody is sent away from their page for want of a network: who is here is found out when it is back.
        if (!hasSessionHint() || navigator.onLine) {
          setFindings(visitor);
          // What does not load has no sentence of its own.
          setEnded(siteTexts.noConnection);
        }
        throw error;
      },
    );
    return opening.current;
  }, []);

  const act = useCallback(
    async <Result,>(action: (auth: Firebase['auth']) => Promise<Result>): Promise<Result> => {
      setActing((count) => count + 1);
      try {
        const { firebase } = await load();
        return await action(firebase.auth);
      } finally {
        setActing((count) => count - 1);
      }
    },
    [load],
  );

  // What went wrong while loading is in the findings; whoever acts next tries again and is told.
  const prepare = useCallback(() => void load().catch(() => {}), [load]);

  useEffect(() => {
    if (ended) toast(ended, { kind: 'warning', milliseconds: 4000 });
  }, [ended]);

  useEffect(() => {
    if (hasSessionHint()) prepare();
    // Urgent news would make React take over the rest of the page in one piece.
    else startTransition(() => setFindings(visitor));
    return onSessionElsewhere(prepare);
  }, [prepare]);

  useEffect(() => onBackOnline(() => hasSessionHint() && prepare()), [prepare]);

  const session = useMemo(
    (): Session => ({
      ...findings,
      ended,
      loading: findings.loading || acting > 0,
      signOut: (why = '') =>
        act((auth) => {
          setEnded(why);
          // First, since this is what other tabs see at once.
          localStorage.removeItem(tokenStorageKey);
          return auth.signOut();
        }),
      prepare,
      act,
      refresh: () => setVersion((before) => before + 1),
    }),
    [findings, ended, acting, act, prepare],
  );

  return (
    <SessionContext value={session}>
      {children}
      {opened && (
        <opened.Live
          firebase={opened.firebase}
          credentials={opened.credentials}
          acting={acting > 0}
          profileVersion={version}
          onFindings={setFindings}
          onEnded={setEnded}
        />
      )}
    </SessionContext>
  );
}
