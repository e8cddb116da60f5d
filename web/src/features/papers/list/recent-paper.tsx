import { paths } from '@lab/contract/features/pages/paths';
import type { RecentPaper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/picture.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import styles from './recent-paper.module.css';

/** For the home page. */
export function RecentPaperCard({ paper }: { paper: RecentPaper | undefined }) {
  if (!paper) return <p className={styles.recent}>{paperTexts.recent.cardLoading}</p>;
  return (
    <Link
      to={paths.paper(paper._id)}
      state={paper}
      className={paper.image ? styles.recent : `${styles.recent} ${styles.plain}`}
    >
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
        {paper.notice && <p>{paperTexts.notices.labels[paper.notice]}</p>}
        <h3 dir="auto">
          <TextWithMath text={paper.title} drawn={paper.drawn} />
        </h3>
        <p dir="auto">
          <TextWithMath text={paper.details || paperTexts.publications.noDescription} drawn={paper.drawn} />
        </p>
      </div>
    </Link>
  );
}
