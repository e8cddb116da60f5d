import { siteTexts } from '@lab/contract/texts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { sentenceOf } from '../../lib/session-errors.ts';
import { wayBack } from './return-path.ts';

type SignIn = typeof import('./sign-in.ts');

/** For pages that sign in: loads what it takes, says what went wrong, and leads back once somebody is here. */
export function useSignIn() {
  const { user, admin, loading, ended, act, prepare } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    prepare();
    void import('./sign-in.ts').catch(() => {}); // whoever signs in then asks for it again, and is told
  }, [prepare]);

  useEffect(() => {
    if (!user || loading || busy) return;
    const { to, state: carried } = wayBack(state, { admin });
    void navigate(to, { replace: true, state: carried });
  }, [user, admin, loading, busy, state, navigate]);

  /** Answers the error, for those who have more to say about it. */
  async function attempt(
    action: (auth: Parameters<Parameters<typeof act>[0]>[0], ways: SignIn) => Promise<void>,
  ): Promise<unknown> {
    setBusy(true);
    setError('');
    try {
      await act(async (auth) => action(auth, await import('./sign-in.ts')));
      return null;
    } catch (failure) {
      setError(sentenceOf(failure) || siteTexts.somethingWrong);
      return failure;
    } finally {
      setBusy(false);
    }
  }

  return { busy, error: error || ended, attempt };
}
