import { collaboratorTexts } from '@lab/contract/features/collaborators/texts';
import { useQuery } from '@tanstack/react-query';
import { CollaboratorLogo } from '../../features/collaborators/collaborator-logo.tsx';
import { collaboratorsQuery } from '../../features/collaborators/queries.ts';
import { Slider } from '../../ui/slider.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import styles from './collaborators.module.css';
import type { SectionProps } from './section.ts';
import { SectionHead } from './section-head.tsx';

/** docs/specification.md#home */
export const slider = { delay: 3000, spacing: 24 } as const;

/** docs/specification.md#home */
export function loops(count: number): boolean {
  return count > 5;
}

export function Collaborators({ heading = collaboratorTexts.heading }: SectionProps) {
  const { data: collaborators, isPending, isError, refetch } = useQuery(collaboratorsQuery);
  return (
    <section className={styles.partners} data-below aria-labelledby="collaborators">
      <SectionHead id="collaborators" title={heading} subheading={collaboratorTexts.subheading} />
      {isPending && <Loading text={collaboratorTexts.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {collaborators?.length === 0 && <Empty text={collaboratorTexts.empty} />}
      {collaborators && collaborators.length > 0 && (
        <div className={styles.collaborators}>
          <Slider
            {...slider}
            loop={loops(collaborators.length)}
            label={collaboratorTexts.subheading}
            slides={collaborators.map((collaborator) => ({
              key: collaborator._id,
              content: <CollaboratorLogo collaborator={collaborator} />,
            }))}
          />
        </div>
      )}
    </section>
  );
}
