import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useOwnApplication } from '../../lib/own-application.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Container } from '../../ui/container.tsx';
import { PositionFacts, PositionRequirements } from '../../ui/position-facts.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { Apply } from './apply.tsx';
import { Group, Supervisors } from './group.tsx';
import styles from './position-page.module.css';
import { positionQuery } from './queries.ts';
import { Steps } from './steps.tsx';

export default function PositionPage() {
  const { id = '' } = useParams();
  const { data: position, isError, refetch } = useQuery(positionQuery(id));
  if (isError) return <Failed onRetry={refetch} />;
  if (position === undefined) return <Loading />;
  if (position === null)
    return <NotFound text={positionTexts.notFound} back={paths.joinUs} label={positionTexts.back} />;
  return (
    <Container>
      <PositionArticle position={position} />
    </Container>
  );
}

function PositionArticle({ position }: { position: Position }) {
  const own = useOwnApplication();
  const { role, drawn, about, rendered, steps, supervisors } = position;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <BackLink to={paths.joinUs} label={positionTexts.back} />
        <h1 dir="auto">
          <TextWithMath text={role} drawn={drawn} />
        </h1>
      </header>
      <div className={styles.side}>
        <div className={styles.facts}>
          <PositionFacts
            position={position}
            instead={supervisors.length > 0 ? { supervisors: <Supervisors position={position} /> } : {}}
          />
        </div>
        <div className={styles.apply}>
          <Apply position={position} hasApplied={role === own?.role} />
        </div>
      </div>
      <div className={styles.body}>
        {about && <WrittenText html={rendered?.formatted?.html} text={about} drawn={drawn} />}
        <PositionRequirements position={position} />
        <Steps text={steps} drawn={drawn} />
        <Group position={position} />
      </div>
    </article>
  );
}
