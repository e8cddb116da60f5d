import { paths } from '@lab/contract/pages/paths';
import { type SubscriptionState, subscriptionTexts as texts } from '@lab/contract/subscribers/texts';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import styles from './subscribe-form.module.css';

const isState = (name: string): name is SubscriptionState => Object.hasOwn(texts.states, name);

/** Opening a link changes nothing, because mail programs open links by themselves; the button does. */
export default function SubscriptionPage() {
  const [search] = useSearchParams();
  const act = (['leave', 'confirm'] as const).find((name) => search.has(name));
  if (act) {
    const { title, text, submit } = texts[act];
    return (
      <Container>
        <PageHeading title={title} />
        {/* To the address of this page, which holds the secret. */}
        <form method="post" className={styles.form}>
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
