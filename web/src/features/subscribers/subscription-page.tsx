import { paths } from '@lab/contract/features/pages/paths';
import { type SubscriptionState, subscriptionTexts as texts } from '@lab/contract/features/subscribers/texts';
import { useLocation } from 'react-router-dom';
import { useSecret } from '../../lib/use-secret.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import styles from './subscribe-form.module.css';

const isState = (name: string): name is SubscriptionState => Object.hasOwn(texts.states, name);

const acts = ['leave', 'confirm'] as const;

/** Opening a link changes nothing, because mail programs open links by themselves; the button does. */
export default function SubscriptionPage() {
  const { search: opened } = useLocation();
  const secret = useSecret(acts.some((name) => new URLSearchParams(opened).has(name)) ? opened : '');
  const search = new URLSearchParams(secret || opened);
  const act = acts.find((name) => search.has(name));
  if (act) {
    const { title, text, submit } = texts[act];
    return (
      <Container>
        <PageHeading title={title} />
        {/* Not in the address, which logs keep. */}
        <form method="post" action={paths.subscription} className={styles.form}>
          <input type="hidden" name={act} value={search.get(act) ?? ''} />
          <p>{text}</p>
          <div>
            <Button type="submit">{submit}</Button>
          </div>
        </form>
      </Container>
    );
  }
  const state = search.get('state') ?? '';
  const { title, text } = texts.states[isState(state) ? state : 'gone'];
  return (
    <Container>
      <PageHeading title={title} />
      <div className={styles.form}>
        <p>{text}</p>
        <div>
          <ButtonLink to={paths.news}>{texts.back}</ButtonLink>
        </div>
      </div>
    </Container>
  );
}
