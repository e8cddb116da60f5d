import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { subscribeToToasts, type Toast, takeToasts } from './toast.ts';
import styles from './toaster.module.css';

function ToastBox({ toast: { id, text, kind, action } }: { toast: Toast }) {
  return (
    <div className={`${styles.toast} ${styles[kind] ?? ''}`} role={kind === 'error' ? 'alert' : 'status'}>
      {text}
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
