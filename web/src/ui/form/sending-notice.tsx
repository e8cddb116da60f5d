import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useOnline } from '../../lib/online.ts';
import type { Sending } from '../../lib/use-sending.ts';
import { Notice } from '../notice.tsx';
import styles from './form.module.css';

interface Props {
  sending: Sending;
  /** The text when the connection is lost. */
  failed: string;
  /** In a dialog without a form element. */
  onAgain?: () => void;
}

/**
 * Says in a form that sending is slow or that the connection was lost, and sends the current values again.
 */
export function SendingNotice({ sending, failed, onAgain }: Props) {
  const { state, tryAgain, cancel, resubmitted } = sending;
  const online = useOnline();
  const element = useRef<HTMLDivElement>(null);
  /** Remembered, because the network may come back before the sending has failed. */
  const wasOffline = useRef(false);
  const stuck = state === 'slow' || state === 'lost';

  useEffect(() => {
    if (state === 'idle' || state === 'again') wasOffline.current = false;
    else if (!online) wasOffline.current = true;
    else if (stuck && wasOffline.current) tryAgain();
  }, [state, stuck, online, tryAgain]);

  useEffect(() => {
    if (state !== 'again') return;
    if (onAgain) onAgain();
    else element.current?.closest('form')?.requestSubmit();
    resubmitted();
  }, [state, resubmitted, onAgain]);

  const offline = !online && state !== 'idle' && state !== 'again';
  const text = offline ? `${failed} ${siteTexts.offline}` : stuck && failed;
  return (
    <div ref={element} className={styles.sending}>
      <Notice kind="error">
        {text && (
          <>
            <p>{text}</p>
            <div className={styles.kept}>
              <Button variant="outlined" onClick={tryAgain}>
                {siteTexts.tryAgain}
              </Button>
              <Button variant="outlined" onClick={cancel}>
                {siteTexts.cancel}
              </Button>
            </div>
          </>
        )}
      </Notice>
    </div>
  );
}
