import { type ComponentProps, type SubmitEvent, useRef } from 'react';
import styles from './form.module.css';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** A returned promise blocks further clicks until it settles. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

/** Disables the browser's own validation messages, because the fields show theirs. */
export function Form({ onSubmit, ...rest }: Props) {
  const running = useRef<unknown>(undefined);

  async function submitOnce(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click can come before React disables the button; when SendingNotice sends again, there is no submitter.
    if (running.current && event.nativeEvent.submitter !== null) return;
    const result = Promise.resolve(onSubmit(event));
    running.current = result;
    await result.finally(() => {
      if (running.current === result) running.current = undefined;
    });
  }

  return <form noValidate className={styles.form} onSubmit={(event) => void submitOnce(event)} {...rest} />;
}
