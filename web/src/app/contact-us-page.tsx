import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoginState } from '../features/accounts/return-path.ts';
import { ContactPage } from '../features/lab-info/contact-page.tsx';
import { WriteToUs } from '../features/lab-info/write-to-us.tsx';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LazyContent, lazyPage } from '../ui/lazy-page.tsx';
import { Loading } from '../ui/states.tsx';

const messageForm = lazyPage(() => import('../features/messages/message-form.tsx'));

/** Signed-in people also see the message form. */
export default function ContactUsPage() {
  const { user } = useSession();
  const from = useLocation();
  return (
    <ContactPage
      form={
        user ? (
          <Suspense fallback={<Loading />}>
            <LazyContent page={messageForm} />
          </Suspense>
        ) : (
          <WriteToUs
            login={
              <ButtonLink kind="quiet" to={paths.login} state={{ from } satisfies LoginState}>
                {siteTexts.nav.login}
              </ButtonLink>
            }
          />
        )
      }
    />
  );
}
