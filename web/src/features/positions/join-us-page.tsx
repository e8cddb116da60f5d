import type { Position } from '@lab/contract/positions/schemas';
import { positionTexts } from '@lab/contract/positions/texts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import styles from './join-us-page.module.css';
import { positionsQuery } from './queries.ts';

export default function JoinUsPage() {
  const { data: positions, isPending, isError, refetch } = useQuery(positionsQuery);
  return (
    <Container>
      <PageHeading title={positionTexts.title} lead={positionTexts.lead} />
      <SectionHeading title={positionTexts.openPositions} />
      {isPending && <Loading />}
      {isError && <Failed onRetry={() => void refetch()} />}
      {positions?.length === 0 && <Empty text={positionTexts.empty} />}
      <ul className={styles.list}>
        {positions?.map((position) => (
          <li key={position._id}>
            <OpenPosition position={position} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function OpenPosition({
  position: { role, qualifications, experience, internationalExposure },
}: {
  position: Position;
}) {
  const { user } = useSession();
  // The application page asks visitors to sign in and brings them back to itself.
  const label = user ? positionTexts.apply(role) : positionTexts.loginToApply;
  return (
    <article className={styles.position}>
      <div>
        <h3>{role}</h3>
        <ButtonLink to={paths.application(role)}>
          {label}
          {!user && <span className="visually-hidden">: {role}</span>}
        </ButtonLink>
      </div>
      <dl>
        <dt>{positionTexts.qualifications}</dt>
        <dd>
          <Prose text={qualifications} />
        </dd>
        <dt>{positionTexts.experience}</dt>
        <dd>
          <Prose text={experience} />
        </dd>
        <dt>{positionTexts.internationalExposure}</dt>
        <dd>
          <Prose text={internationalExposure} />
        </dd>
      </dl>
    </article>
  );
}
