import { positionTexts } from '@lab/contract/features/positions/texts';
import { useQuery } from '@tanstack/react-query';
import { useOwnApplication } from '../../lib/own-application.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { OwnApplication } from '../../ui/own-application.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import styles from './join-us-page.module.css';
import { OpenPosition } from './open-position.tsx';
import { positionsQuery } from './queries.ts';

export default function JoinUsPage() {
  const { data: positions, isPending, isError, refetch } = useQuery(positionsQuery);
  const own = useOwnApplication();
  return (
    <Container>
      <PageHeading title={positionTexts.title} lead={positionTexts.lead} />
      {own && <OwnApplication application={own} />}
      <SectionHeading title={positionTexts.openPositions} />
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {positions?.length === 0 && <Empty text={positionTexts.empty} />}
      <ul className={styles.list}>
        {positions?.map((position) => (
          <li key={position._id}>
            <OpenPosition position={position} hasApplied={position.role === own?.role} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
