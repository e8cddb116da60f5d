import { typedLimits } from '@lab/contract/api/shown-limits';
import { paths } from '@lab/contract/features/pages/paths';
import { subscriptionTexts } from '@lab/contract/features/subscribers/texts';
import { useId } from 'react';
import { useSettings } from '../../lib/settings.ts';
import { Button } from '../../ui/button.tsx';
import styles from './subscribe-form.module.css';

const { form: texts } = subscriptionTexts;

/** A form of HTML, so it works before and without any script. */
export function SubscribeForm() {
  const { subscriptions } = useSettings();
  const id = useId();
  if (!subscriptions) return null;
  return (
    <form method="post" action={paths.subscription} className={styles.form} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{texts.title}</h2>
      <p id={`${id}help`}>{texts.help}</p>
      <div>
        <label htmlFor={id}>{texts.email}</label>
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={typedLimits.email}
          autoComplete="email"
          aria-describedby={`${id}help`}
        />
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  );
}
