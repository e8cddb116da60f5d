import { sessionTexts } from '@lab/contract/features/session/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { BusyButton } from '../../ui/busy-button.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './accounts.module.css';
import type { useSignIn } from './use-sign-in.ts';

const googleMark = (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      fill="currentcolor"
      d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.1H3.1v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9zM12 6a5.4 5.4 0 0 1 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6z"
    />
  </svg>
);

interface Props {
  signIn: ReturnType<typeof useSignIn>;
}

/** Signs in with Google, unless `onClick` does something else. */
export function GoogleButton({ signIn, onClick }: Props & { onClick?: () => void }) {
  const { busy, lastAction, sending, run } = signIn;
  const enter = () => void run((auth, { signInWithGoogle }) => signInWithGoogle(auth), 'google');
  return (
    <>
      <BusyButton
        variant="outlined"
        fullWidth
        isBusy={busy && lastAction === 'google'}
        disabled={busy}
        startIcon={googleMark}
        onClick={onClick ?? enter}
      >
        {sessionTexts.login.google}
      </BusyButton>
      {lastAction === 'google' && sending.state === 'slow' && (
        <Notice>
          <p>{sessionTexts.login.googleWaits}</p>
          <Button variant="outlined" onClick={sending.cancel}>
            {siteTexts.cancel}
          </Button>
        </Notice>
      )}
      <p className={styles.or}>{sessionTexts.login.or}</p>
    </>
  );
}

/** Why the form was not sent, or that it takes long; `failed` is said where nothing more is known. */
export function SignInFailure({ signIn, failed }: Props & { failed: string }) {
  const { error, lastAction, sending } = signIn;
  return (
    <>
      <Notice kind="error">{(lastAction !== 'form' || sending.state !== 'lost') && error}</Notice>
      {lastAction === 'form' && <SendingNotice sending={sending} failed={error || failed} />}
    </>
  );
}
