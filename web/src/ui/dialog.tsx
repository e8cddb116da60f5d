import { lengthOf } from '@lab/contract/length';
import { fieldTexts } from '@lab/contract/texts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { Pending } from './confirm.ts';
import styles from './dialog.module.css';

export default function Dialog({ pending }: { pending: Pending }) {
  const { title, text, confirm, cancel, danger, words, answer } = pending;
  const [given, give] = useState(words?.start ?? '');
  const length = lengthOf(given);
  const tooLong = words !== undefined && length > words.max;
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
      {words && (
        <div className={styles.words}>
          <label htmlFor={`${id}-words`}>{words.label}</label>
          <textarea
            id={`${id}-words`}
            rows={3}
            value={given}
            aria-invalid={tooLong}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => give(target.value)}
          />
          <p id={`${id}-help`}>
            <span>{words.help}</span>
            <span data-over={tooLong || undefined}>{fieldTexts.counter(length, words.max)}</span>
          </p>
        </div>
      )}
      <div className={styles.actions}>
        {cancel && (
          <Button kind="quiet" onClick={() => answer(false)}>
            {cancel}
          </Button>
        )}
        <Button
          kind={danger ? 'danger' : 'plain'}
          disabled={tooLong}
          onClick={() => answer(true, given.trim())}
        >
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
