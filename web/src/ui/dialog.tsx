import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import type { Pending } from './confirm.ts';
import styles from './dialog.module.css';

export default function Dialog({ pending }: { pending: Pending }) {
  const { title, text, confirm, cancel, danger, answer } = pending;
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className={styles.actions}>
        {cancel && (
          <Button kind="quiet" onClick={() => answer(false)}>
            {cancel}
          </Button>
        )}
        <Button kind={danger ? 'danger' : 'plain'} onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
