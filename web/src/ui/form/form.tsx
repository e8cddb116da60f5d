import { type ComponentProps, type SubmitEvent, useRef } from 'react';
import styles from './form.module.css';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** What it promises is waited for. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

/** A column of fields. The browser's own bubbles stay away: the fields say what is wrong. */
export function Form({ onSubmit, ...rest }: Props) {
  const running = useRef<unknown>(undefined);

  async function submitOnce(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click comes before the button is drawn as disabled. What is sent once more by SendingNotice has no button.
    if (running.current && event.nativeEvent.submitter !== null) return;
    const result = Promise.resolve(onSubmit(event));
    running.current = result;
    await result.finally(() => {
      if (running.current === result) running.current = undefined;
    });
  }

  return <form noValidate className={styles.form} onSubmit={(event) => void submitOnce(event)} {...rest} />;
}
