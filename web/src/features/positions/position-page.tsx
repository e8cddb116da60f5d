import { paths } from '@lab/contract/features/pages/paths';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useOwnApplication } from '../../lib/own-application.ts';
import { Container } from '../../ui/container.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import styles from './join-us-page.module.css';
import { OpenPosition } from './open-position.tsx';
import { positionQuery } from './queries.ts';

export default function PositionPage() {
  const { id = '' } = useParams();
  const { data: position, isError, refetch } = useQuery(positionQuery(id));
  const own = useOwnApplication();
  if (isError) return <Failed onRetry={refetch} />;
  if (position === undefined) return <Loading />;
  if (position === null)
    return <NotFound text={positionTexts.notFound} back={paths.joinUs} label={positionTexts.back} />;
  return (
    <Container>
      <p className={styles.back}>
        <Link to={paths.joinUs}>← {positionTexts.back}</Link>
      </p>
      <OpenPosition position={position} hasApplied={position.role === own?.role} heading="h1" />
      {position.about && (
        <div className={styles.about}>
          <WrittenText
            html={position.rendered?.formatted?.html}
            text={position.about}
            drawn={position.drawn}
          />
        </div>
      )}
    </Container>
  );
}
