import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { venueOf } from '@lab/contract/features/papers/venue';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { yearOf } from '../../../lib/dates.ts';
import { Failed } from '../../../ui/states.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import { morePapersQuery } from '../queries.ts';
import styles from './paper-page.module.css';

const { paper: texts } = paperTexts;

export function MorePapers({ paper }: { paper: Paper }) {
  const { data: papers, isError, refetch } = useQuery(morePapersQuery(paper._id));
  if (!isError && !papers?.length) return null;
  return (
    <aside className={styles.more} aria-labelledby="more-papers">
      <h2 id="more-papers">{texts.moreFromAuthor}</h2>
      {isError && <Failed onRetry={refetch} />}
      {papers && (
        <Works
          works={papers.map((other) => ({
            ...other,
            source: [venueOf(other), yearOf(other.publicationDate)].filter(Boolean).join(', '),
          }))}
        />
      )}
    </aside>
  );
}

/** Other works of the lab in the same area, without those that are next to them. */
export function RelatedPapers({ paper }: { paper: Paper }) {
  const { data: papers } = useQuery(morePapersQuery(paper._id));
  const beside = new Set(papers?.map(({ _id }) => _id));
  const related = paper.related?.filter(({ _id }) => !beside.has(_id)) ?? [];
  if (related.length === 0) return null;
  return (
    <aside className={`${styles.more} ${styles.related}`} aria-labelledby="related-papers">
      <h2 id="related-papers">{texts.relatedIn(paper.category)}</h2>
      <Works works={related} />
    </aside>
  );
}

interface Work {
  _id: string;
  title: string;
  drawn?: Paper['drawn'];
  source: string;
}

function Works({ works }: { works: Work[] }) {
  return (
    <ul>
      {works.map((work) => (
        <li key={work._id}>
          <Link to={paths.paper(work._id)} state={work}>
            <bdi>
              <TextWithMath text={work.title} drawn={work.drawn} />
            </bdi>
          </Link>
          <p>
            <bdi>{work.source}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
