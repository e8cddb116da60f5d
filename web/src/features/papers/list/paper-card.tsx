import { shownLimits } from '@lab/contract/api/shown-limits';
import { paths } from '@lab/contract/features/pages/paths';
import type { RecentPaper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { Link } from 'react-router-dom';
import { shorten } from '../../../lib/shorten.ts';
import { DrawnText, type DrawnTextProps } from '../../../ui/drawn-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ListedPaper } from '../queries.ts';
import { aboveTitle } from './above-title.ts';
import styles from './paper-card.module.css';

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
        {paper.notice && <p className={styles.meta}>{paperTexts.notices.labels[paper.notice]}</p>}
        <h3 dir="auto">
          <DrawnText text={paper.title} drawn={paper.drawn} />
        </h3>
        <p dir="auto">
          <DrawnText text={paper.details || paperTexts.publications.noDescription} drawn={paper.drawn} />
        </p>
      </div>
    </Link>
  );
}

export function PaperCard({ paper }: { paper: ListedPaper }) {
  const { _id, type, title, drawn, image, details, authors, venue, category, notices } = paper;
  const text = details || (type === 'article' ? paperTexts.publications.noDescription : '');
  return (
    <article className={image ? styles.card : `${styles.card} ${styles.plain}`}>
      {image && (
        <Picture
          src={image}
          alt=""
          width={600}
          height={400}
          sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, 92vw"
          wide
        />
      )}
      <div>
        <p className={styles.meta}>{aboveTitle(type, category, notices)}</p>
        <h3 dir="auto">
          <Link to={paths.paper(_id)} state={paper}>
            <DrawnText text={title} drawn={drawn} />
          </Link>
        </h3>
        <p className={styles.authors} dir="auto">
          {shorten(authors.join(', '), 120)}
        </p>
        {text && (
          <p className={styles.details} dir="auto">
            <Beginning text={text} drawn={drawn} />
          </p>
        )}
        {venue && (
          <p className={styles.meta} dir="auto">
            {venue}
          </p>
        )}
      </div>
    </article>
  );
}

/** Of the abstract. The server cuts it between formulas, and only an unsaved paper has a longer one. */
export function Beginning({ text, drawn }: DrawnTextProps) {
  return <DrawnText text={drawn ? text : shorten(text, shownLimits.paperPreview)} drawn={drawn} />;
}
