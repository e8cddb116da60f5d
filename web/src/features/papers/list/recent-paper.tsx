import { paths } from '@lab/contract/features/pages/paths';
import type { RecentPaper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { Link } from 'react-router-dom';
import { yearOf } from '../../../lib/dates.ts';
import { Picture } from '../../../ui/picture.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import styles from './recent-paper.module.css';
import wholeLink from './whole-link.module.css';

const placeOf = ({ venue, publicationDate = '' }: RecentPaper) =>
  [venue, yearOf(publicationDate)].filter(Boolean).join(' · ');

/** For the home page. */
export function RecentPaperCard({ paper }: { paper: RecentPaper | undefined }) {
  if (!paper) return <p className={styles.recent}>{paperTexts.recent.cardLoading}</p>;
  const text = paper.details || paperTexts.publications.noDescription;
  return (
    <article className={`${wholeLink.card} ${styles.recent} ${paper.image ? '' : styles.plain}`}>
      {paper.image && (
        <Picture
          src={paper.image}
          alt=""
          width={240}
          height={160}
          sizes="(min-width: 48rem) 192px, 112px"
          wide
        />
      )}
      <div>
        <h3 dir="auto">
          <Link to={paths.paper(paper._id)} state={paper}>
            <TextWithMath text={paper.title} drawn={paper.drawn} />
          </Link>
        </h3>
        <p className={styles.place}>
          {paper.notice && <strong>{paperTexts.notices.labels[paper.notice]} · </strong>}
          <bdi>{placeOf(paper)}</bdi>
        </p>
        {/* A work without an abstract has its venue there, which stands above. */}
        {text && paper.details !== paper.venue && (
          <p dir="auto">
            <TextWithMath text={text} drawn={paper.drawn} />
          </p>
        )}
      </div>
    </article>
  );
}
