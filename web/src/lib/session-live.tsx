/** The session of somebody who is signed in, or is about to be. Loaded only then. */
import { api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/session/token';
import { errorTexts } from '@lab/contract/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User as Account } from 'firebase/auth';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { toast } from '../ui/toast.ts';
import type { Firebase } from './firebase.ts';
import { ask } from './query.ts';
import { keepSessionHint } from './session.ts';
import { isPrivate, openCredentials } from './session-credentials.ts';
import type { Findings } from './session-provider.tsx';
import { claimsOf } from './session-token.ts';

export interface LiveProps {
  firebase: Firebase;
  /** Somebody is just signing in or out: who is here will be known afterwards. */
  acting: boolean;
  profileVersion: number;
  onFindings(findings: Findings): void;
}

export default function LiveSession(props: LiveProps) {
  return (
    <FirebaseAppProvider firebaseApp={props.firebase.app}>
      <AuthProvider sdk={props.firebase.auth}>
        <Watch {...props} />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

/** An account whose email is not verified is nobody here. */
function personOf(account: Account | null | undefined): Account | null {
  return account?.emailVerified ? account : null;
}

function Watch({ firebase: { auth }, acting, profileVersion, onFindings }: LiveProps) {
  const client = useQueryClient();
  const { status, data: account } = useUser();
  const [ended, setEnded] = useState('');
  const unknown = status === 'loading';
  const person = personOf(account);
  const uid = person?.uid;

  const [credentials] = useState(() =>
    openCredentials(auth, (why) => {
      setEnded(why);
      void auth.signOut();
    }),
  );

  // Before the queries below run, hence not in an ordinary effect.
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (unknown) return;
    keepSessionHint(uid !== undefined);
    if (uid) {
      setEnded('');
      credentials.keep(uid);
    } else {
      // A sign-out takes the token away first. Where it is still there, the identity service has ended the session.
      if (last.current && localStorage.getItem(tokenStorageKey))
        setEnded((said) => said || errorTexts.sessionExpired);
      credentials.forget();
    }
    if (last.current) client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
    last.current = uid;
  }, [unknown, uid, credentials, client]);

  useEffect(() => credentials.followOtherTabs(() => void auth.signOut()), [credentials, auth]);

  useEffect(() => {
    if (ended) toast(ended, { kind: 'warning', milliseconds: 4000 });
  }, [ended]);

  const email = person?.email ?? '';
  const known = { params: { email } };
  const enabled = email !== '' && !acting;
  const admin = useQuery({ ...ask(api.users.isAdmin, known), enabled });
  const role = useQuery({ ...ask(api.users.role, known), enabled });
  const asking = email !== '' && (admin.isPending || role.isPending);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a profile changes inside the same account object
  const findings = useMemo((): Findings => {
    // Where the lookups fail, the token says what it was given.
    const claims = uid ? claimsOf(localStorage.getItem(tokenStorageKey)) : null;
    const { displayName, photoURL } = person ?? {};
    return {
      user: uid ? { uid, email, name: displayName ?? '', photoUrl: photoURL ?? '' } : null,
      admin: Boolean(uid) && (admin.data?.admin ?? claims?.admin ?? false),
      role: uid ? (role.data?.role ?? claims?.role ?? '') : '',
      loading: unknown || asking,
      ended,
    };
  }, [unknown, uid, email, asking, admin.data, role.data, ended, profileVersion]);

  useEffect(() => onFindings(findings), [findings, onFindings]);
  return null;
}
