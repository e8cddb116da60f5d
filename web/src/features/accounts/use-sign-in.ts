import { siteTexts } from '@lab/contract/texts/texts';
import type { Auth } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { sentenceOf } from '../../lib/session-errors.ts';
import { type Attempt, Cancelled, useSending } from '../../lib/use-sending.ts';
import { returnTarget } from './return-path.ts';

type SignInModule = typeof import('./sign-in.ts');
type Action = (auth: Auth, module: SignInModule, attempt: Attempt) => Promise<void>;
/** Only the form can be sent again automatically. */
type LastAction = 'form' | 'google' | 'resend';

/** Loads the code for signing in, shows errors, and navigates after the sign-in: to `next`, or back. */
export function useSignIn(next?: string) {
  const { user, role, loading, ended, act, prepare } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [lastAction, setLastAction] = useState<LastAction>('form');
  const sending = useSending();

  useEffect(() => {
    prepare();
    void import('./sign-in.ts').catch(() => {}); // the sign-in itself tries again and shows the error
  }, [prepare]);

  useEffect(() => {
    if (!user || loading || busy) return;
    const { to, state: carried } = next ? { to: next } : returnTarget(state, { role });
    void navigate(to, { replace: true, state: carried });
  }, [user, role, loading, busy, state, next, navigate]);

  /** Returns the error, so that the caller can show more about it. */
  async function run(action: Action, kind: LastAction = 'form'): Promise<unknown> {
    setLastAction(kind);
    setBusy(true);
    setError('');
    try {
      await sending.run((attempt) =>
        act(async (auth) => {
          attempt.reportProgress();
          await action(auth, await import('./sign-in.ts'), attempt);
        }),
      );
      return null;
    } catch (failure) {
      setError(failure instanceof Cancelled ? '' : sentenceOf(failure) || siteTexts.somethingWrong);
      return failure;
    } finally {
      setBusy(false);
    }
  }

  return { busy, error: error || ended, lastAction, sending, run };
}
