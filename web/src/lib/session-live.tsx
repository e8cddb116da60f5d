/** The session of somebody who is signed in, or is about to be. Loaded only then. */
import { api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/session/token';
import { errorTexts } from '@lab/contract/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User as Account } from 'firebase/auth';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import type { Firebase } from './firebase.ts';
import { ownPath } from './own-path.ts';
import { ask } from './query.ts';
import { type Findings, keepSessionHint } from './session.ts';
import { isPrivate, type openCredentials } from './session-credentials.ts';
import { claimsOf } from './session-token.ts';

export interface LiveProps {
  firebase: Firebase;
  credentials: ReturnType<typeof openCredentials>;
  /** Somebody is just signing in or out: who is here will be known afterwards. */
  acting: boolean;
  profileVersion: number;
  onFindings(findings: Findings): void;
  /** Why the session has ended by itself; empty when another begins. */
  onEnded(why: string): void;
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

function Watch({ firebase, credentials, acting, profileVersion, onFindings, onEnded }: LiveProps) {
  const { auth } = firebase;
  const client = useQueryClient();
  const { status, data: account } = useUser();
  const unknown = status === 'loading';
  const person = personOf(account);
  const uid = person?.uid;

  // Before the queries below run, hence not in an ordinary effect.
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (unknown) return;
    keepSessionHint(uid !== undefined);
    if (uid) {
      onEnded('');
      credentials.keep(uid);
    } else {
      // A sign-out takes the token away first. Where it is still there, the identity service has ended the session.
      if (localStorage.getItem(tokenStorageKey)) onEnded(errorTexts.sessionExpired);
      credentials.forget();
    }
    if (last.current) client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
    last.current = uid;
  }, [unknown, uid, credentials, client, onEnded]);

  useEffect(() => credentials.followOtherTabs(() => void auth.signOut()), [credentials, auth]);

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
      user: uid ? { uid, email, name: displayName ?? '', photoUrl: ownPath(photoURL ?? '') } : null,
      admin: Boolean(uid) && (admin.data?.admin ?? claims?.admin ?? false),
      role: uid ? (role.data?.role ?? claims?.role ?? '') : '',
      loading: unknown || asking,
    };
  }, [unknown, uid, email, asking, admin.data, role.data, profileVersion]);

  useEffect(() => onFindings(findings), [findings, onFindings]);
  return null;
}
