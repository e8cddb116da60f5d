import { api } from '@lab/contract';
import { can, hasRights } from '@lab/contract/api/rights';
import { paths } from '@lab/contract/features/pages/paths';
import { setupFormTexts } from '@lab/contract/features/setup/forms/texts';
import { setupTexts } from '@lab/contract/features/setup/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { endpointQuery } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { FirstAdminForm } from './first-admin-form.tsx';
import { LabForm } from './lab-form.tsx';
import styles from './setup-page.module.css';

const { account, lab, done } = setupFormTexts;

/** Always asked again, because somebody else may have been first. */
const stateQuery = { ...endpointQuery(api.setup.state, {}), staleTime: 0 };

/** The first visit to an empty lab: the first admin's account, then what visitors read on every page. */
export default function SetupPage() {
  const navigate = useNavigate();
  const session = useSession();
  const { prepare } = session;
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(stateQuery);
  const [made, setMade] = useState(false);
  const [failed, setFailed] = useState('');

  useEffect(prepare, [prepare]);

  function onMade(why = '') {
    setMade(why === '');
    setFailed(why);
    // The browser's copy of the lab's info is older than this.
    client.setQueryData(labInfoQuery.queryKey, (lab) => lab && { ...lab, hidesEmpty: true });
    if (why) void refetch();
  }

  function content(): ReactNode {
    if (made && can(session, 'site.edit')) {
      const toDesk = () => void navigate(paths.dashboard, { replace: true });
      return <Step title={lab.title} lead={lab.lead} content={<LabForm onDone={toDesk} />} />;
    }
    if (isError) return <Failed onRetry={() => void refetch()} />;
    if (!data || made) return <Loading />;
    if (!data.open) return <Done failed={failed} />;
    const form = <FirstAdminForm asksCode={data.asksCode} onMade={onMade} />;
    return <Step title={setupTexts.title} lead={account.lead} content={form} />;
  }

  return (
    <Container>
      <div className={styles.page}>{content()}</div>
    </Container>
  );
}

function Step({ title, lead, content }: { title: string; lead: string; content: ReactNode }) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      {content}
    </>
  );
}

function Done({ failed }: { failed: string }) {
  const worksHere = hasRights(useSession());
  return (
    <>
      <PageHeading title={done.title} lead={failed ? undefined : done.lead} />
      <Notice kind="error">{failed}</Notice>
      {worksHere ? (
        <ButtonLink to={paths.dashboard}>{done.toDesk}</ButtonLink>
      ) : (
        <ButtonLink to={paths.login}>{done.toLogin}</ButtonLink>
      )}
    </>
  );
}
