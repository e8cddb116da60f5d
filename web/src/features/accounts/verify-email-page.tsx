import { paths } from '@lab/contract/features/pages/paths';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { LazyContent, lazyPage } from '../../ui/lazy-page.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './accounts.module.css';
import { stateFor } from './return-path.ts';

const { verifyEmail } = sessionTexts;
const resendForm = lazyPage(() => import('./resend-form.tsx'));

/** The last page of a registration, also opened by the link in the email; it can send the email again. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [resending, setResending] = useState(false);
  if (search.has('verified')) {
    return (
      <Container>
        <div className={styles.page}>
          <PageHeading title={verifyEmail.verifiedTitle} lead={verifyEmail.verified} />
          <ButtonLink to={paths.login} state={stateFor(search.get('next') ?? '')}>
            {verifyEmail.toLogin}
          </ButtonLink>
        </div>
      </Container>
    );
  }
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title={sessionTitles.verifyEmail} lead={verifyEmail.sent} />
        <p>{verifyEmail.checkSpam}</p>
        <ButtonLink to={paths.login} state={state}>
          {verifyEmail.toLogin}
        </ButtonLink>
        {resending ? (
          <Suspense fallback={<Loading />}>
            <LazyContent page={resendForm} />
          </Suspense>
        ) : (
          <Button kind="quiet" onClick={() => setResending(true)}>
            {verifyEmail.resend}
          </Button>
        )}
      </div>
    </Container>
  );
}
