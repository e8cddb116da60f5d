import { limits } from '@lab/contract';
import { paths } from '@lab/contract/pages/paths';
import type { RecentPaper } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import { Link } from 'react-router-dom';
import { shorten } from '../../lib/shorten.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './paper-card.module.css';
import type { ListedPaper } from './queries.ts';

/** For the home page. */
export function RecentPaperCard({ paper }: { paper: RecentPaper | undefined }) {
  if (!paper) return <p className={styles.recent}>{paperTexts.recent.cardLoading}</p>;
  return (
    <Link to={paths.paper(paper._id)} state={paper} className={styles.recent}>
      <Picture
        src={paper.image}
        alt=""
        width={240}
        height={160}
        sizes="(min-width: 48rem) 192px, 112px"
        wide
      />
      <div>
        <h3 dir="auto">{paper.title}</h3>
        <p dir="auto">{paper.details || paperTexts.publications.noDescription}</p>
      </div>
    </Link>
  );
}

export function PaperCard({ paper }: { paper: ListedPaper }) {
  const { _id, title, image, details, authors, publisher, category } = paper;
  return (
    <article className={styles.card}>
      <Picture
        src={image}
        alt=""
        width={600}
        height={400}
        sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, 92vw"
        wide
      />
      <div>
        <p className={styles.meta}>{category}</p>
        <h3 dir="auto">
          <Link to={paths.paper(_id)} state={paper}>
            {title}
          </Link>
        </h3>
        <p className={styles.authors} dir="auto">
          {shorten(authors.join(', '), 120)}
        </p>
        <p className={styles.details} dir="auto">
          {details ? shorten(details, limits.paperPreview) : paperTexts.publications.noDescription}
        </p>
        <p className={styles.meta}>{publisher}</p>
      </div>
    </article>
  );
}
