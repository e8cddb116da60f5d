import { api } from '@lab/contract';
import type { OpenInvitation } from '@lab/contract/features/invitations/schemas';
import { invitationTexts as texts } from '@lab/contract/features/invitations/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { failureText } from '../../lib/failure-text.ts';
import { useLabName } from '../../lib/lab-info.ts';
import { endpointQuery } from '../../lib/query.ts';
import { useSecret } from '../../lib/use-secret.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/states.tsx';
import { AcceptForm } from './accept-form.tsx';
import styles from './accounts.module.css';

/**
 * Opened with the address that a person got. Its secret is after the `#`, which browsers never send to a
 * server.
 */
export default function InvitationPage() {
  const key = useSecret(useLocation().hash.slice(1));
  const { data, error } = useQuery({
    ...endpointQuery(api.invitations.open, { body: { key } }),
    enabled: key !== '',
    // Not asked again, because the invitation is no longer valid once it is accepted, and the page still
    // signs in.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = key === '' ? texts.errors.incomplete : error && failureText(error, texts.errors.gone);
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title={siteTexts.titles.invitation} />
        {data ? (
          <Open invitation={data} invitationKey={key} />
        ) : failure ? (
          <Gone why={failure} />
        ) : (
          <Loading />
        )}
      </div>
    </Container>
  );
}

function Open({ invitation, invitationKey }: { invitation: OpenInvitation; invitationKey: string }) {
  const lab = useLabName();
  const { email, hasProfile } = invitation;
  return (
    <>
      <p>
        {texts.lead(lab)} {texts.for} <strong>{email}</strong>.
      </p>
      {hasProfile && <p>{texts.hasProfile}</p>}
      <AcceptForm invitation={invitation} invitationKey={invitationKey} />
    </>
  );
}

function Gone({ why }: { why: string }) {
  return (
    <>
      <Notice kind="error">{why}</Notice>
      <p>
        <Link to={paths.login}>{sessionTitles.login}</Link>
      </p>
    </>
  );
}
