import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { PaperLinks } from '../../../ui/paper-links.tsx';
import { Failed } from '../../../ui/states.tsx';
import { morePapersQuery } from '../queries.ts';
import styles from './paper-page.module.css';

export function MorePapers({ paper }: { paper: Paper }) {
  const { data: papers, isError, refetch } = useQuery(morePapersQuery(paper._id));
  if (!isError && !papers?.length) return null;
  return (
    <aside className={styles.more} aria-labelledby="more-papers">
      <h2 id="more-papers">{paperTexts.paper.moreFromAuthor}</h2>
      {isError && <Failed onRetry={refetch} />}
      {papers && <PaperLinks papers={papers} />}
    </aside>
  );
}
