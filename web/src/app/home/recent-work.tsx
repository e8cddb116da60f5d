import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { RecentPaperCard } from '../../features/papers/list/recent-paper.tsx';
import { recentPapersQuery } from '../../features/papers/queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/headings.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import type { SectionProps } from './section.ts';
import styles from './sections.module.css';

const { recent } = paperTexts;

export function RecentWork({ heading = recent.heading }: SectionProps) {
  const { data: papers, isPending, isError, refetch } = useQuery(recentPapersQuery);
  return (
    <section className={styles.section} data-below aria-labelledby="recent-work">
      <SectionHeading id="recent-work" title={heading} subheading={recent.subheading} />
      {isPending && <Loading text={recent.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {papers?.length === 0 && (
        <Empty text={recent.empty}>
          <Button onClick={() => void refetch()}>{siteTexts.retry}</Button>
        </Empty>
      )}
      {papers && papers.length > 0 && (
        <>
          <ul className={styles.papers}>
            {papers.map((paper) => (
              <li key={paper._id}>
                <RecentPaperCard paper={paper} />
              </li>
            ))}
          </ul>
          <ButtonLink kind="quiet" className={styles.more} to={paths.publications}>
            {siteTexts.showMore}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
