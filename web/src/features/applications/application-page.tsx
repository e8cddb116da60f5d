import { api } from '@lab/contract';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ownApplicationQuery } from '../../lib/own-application.ts';
import { endpointQuery } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { OwnApplication } from '../../ui/own-application.tsx';
import { Loading } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { ApplicationForm } from './application-form.tsx';
import { MyApplication } from './my-application.tsx';

/** The form, or in its place the application that the person has, because there can be only one. */
export default function ApplicationPage() {
  const { role = '' } = useParams();
  const { user } = useSession();
  const { data: own, isPending: isAsking } = useQuery(ownApplicationQuery(user?.email ?? ''));
  const { data: positions, isPending } = useQuery(endpointQuery(api.positions.list, {}));
  const position = positions?.find((each) => each.role === role);
  const [isWriting, setWriting] = useState(false);
  const [applied] = own ?? [];
  // The form stays while it is sent, although the application is there before the page is left.
  if (!isAsking && !isPending && !applied && !isWriting) setWriting(true);

  return (
    <Container>
      <PageHeading
        title={<TextWithMath text={applicationTexts.form.title(role)} drawn={position?.drawn} />}
      />
      {isWriting && <ApplicationForm role={role} position={position} />}
      {!isWriting && !applied && <Loading />}
      {!isWriting && applied && (
        <>
          <OwnApplication application={applied} />
          <MyApplication application={applied} />
        </>
      )}
    </Container>
  );
}
