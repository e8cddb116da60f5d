import { siteTexts } from '@lab/contract/texts/texts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type Ref, useEffect } from 'react';
import { subscribeToToasts, type Toast, takeToasts } from '../lib/toast.ts';
import styles from './toaster.module.css';

interface Props {
  toast: Toast;
  /** notistack moves this element. */
  ref?: Ref<HTMLDivElement>;
}

function ToastBox({ toast: { id, text, kind, action }, ref }: Props) {
  return (
    <div
      ref={ref}
      className={`${styles.toast} ${styles[kind] ?? ''}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            closeSnackbar(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={siteTexts.dismiss}
        onClick={() => closeSnackbar(id)}
      />
    </div>
  );
}

function show(toast: Toast): void {
  enqueueSnackbar(toast.text, {
    key: toast.id,
    autoHideDuration: toast.milliseconds,
    content: <ToastBox toast={toast} />,
  });
}

export default function Toaster() {
  useEffect(() => {
    const drain = () => {
      for (const toast of takeToasts()) show(toast);
    };
    drain();
    return subscribeToToasts(drain);
  }, []);
  return <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />;
}
