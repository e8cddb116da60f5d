import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { RecentPaperCard } from '../../features/papers/list/recent-paper.tsx';
import { recentPapersQuery } from '../../features/papers/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import styles from './recent-work.module.css';
import row from './row.module.css';
import type { SectionProps } from './section.ts';
import { SectionHead } from './section-head.tsx';

const { recent } = paperTexts;

export function RecentWork({ heading = recent.heading }: SectionProps) {
  const { data: papers, isPending, isError, refetch } = useQuery(recentPapersQuery);
  return (
    <section data-below aria-labelledby="recent-work">
      <SectionHead
        id="recent-work"
        title={heading}
        subheading={recent.subheading}
        all={Boolean(papers?.length) && { to: paths.publications, text: siteTexts.showMore }}
      />
      {isPending && <Loading text={recent.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {papers?.length === 0 && (
        <Empty text={recent.empty}>
          <Button onClick={() => void refetch()}>{siteTexts.retry}</Button>
        </Empty>
      )}
      {papers && papers.length > 0 && (
        <ul className={`${row.row} ${styles.papers}`}>
          {papers.map((paper) => (
            <li key={paper._id}>
              <RecentPaperCard paper={paper} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
