import { type ComponentProps, createContext, type SubmitEvent, useEffect, useRef, useState } from 'react';
import styles from './form.module.css';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** A returned promise blocks further clicks until it settles. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

/** Whether the form around a field is being saved. */
export const FormIsBusy = createContext(false);

/** Disables the browser's own validation messages, because the fields show their own. */
export function Form({ onSubmit, ...rest }: Props) {
  const running = useRef<unknown>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [ended, setEnded] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  // After the mistakes are shown, also those of pictures and those that only the server finds.
  useEffect(() => {
    if (ended > 0 && element.current) goToMistake(element.current);
  }, [ended]);

  async function submitOnce(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click can come before React disables the button; when SendingNotice sends again, there is no
    // submitter.
    if (running.current && event.nativeEvent.submitter !== null) return;
    const result = Promise.resolve(onSubmit(event));
    running.current = result;
    setBusy(true);
    await result.finally(() => {
      if (running.current !== result) return;
      running.current = undefined;
      setBusy(false);
      setEnded((times) => times + 1);
    });
  }

  return (
    <FormIsBusy value={isBusy}>
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) => void submitOnce(event)}
        {...rest}
      />
    </FormIsBusy>
  );
}

/** The list of mistakes, if the form has one; who has gone to something else meanwhile stays there. */
function goToMistake(form: HTMLFormElement): void {
  const { activeElement: active, body } = document;
  if (active !== body && !form.contains(active)) return;
  const list = form.querySelector<HTMLElement>('[data-mistake-list]');
  if (!list && active?.matches('[aria-invalid="true"]')) return;
  const mistake = form.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])');
  (list ?? mistake)?.focus();
}
