import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/dates.ts';
import { labInfoQuery, useLabName } from '../../../lib/lab-info.ts';
import { shorten } from '../../../lib/shorten.ts';
import { DrawnText } from '../../../ui/drawn-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SocialLinks } from '../../../ui/social-links.tsx';
import type { ListedPaper } from '../queries.ts';
import { aboveTitle } from './above-title.ts';
import styles from './newest-paper.module.css';
import { Beginning } from './paper-card.tsx';

export function NewestPaper({ paper }: { paper: ListedPaper }) {
  const { data: lab } = useQuery(labInfoQuery);
  const { facebook, linkedIn, X } = lab?.socialMedia ?? {};
  const { social } = labInfoTexts;
  return (
    <section className={styles.hero}>
      <header>
        <h1>{labInfoTexts.whatsNew(useLabName())}</h1>
        <div className={styles.follow}>
          <h2>{labInfoTexts.followUs}</h2>
          <SocialLinks links={{ [social.facebook]: facebook, [social.linkedIn]: linkedIn, [social.X]: X }} />
        </div>
      </header>
      <article className={paper.image ? styles.paper : `${styles.paper} ${styles.plain}`}>
        {paper.image && (
          <Picture
            src={paper.image}
            alt=""
            width={1080}
            height={720}
            sizes="(min-width: 64rem) 46rem, 92vw"
            first
          />
        )}
        <div>
          <p>{aboveTitle(paper.type, formatDate(paper.publicationDate), paper.notices)}</p>
          <h2 dir="auto">
            <Link to={paths.paper(paper._id)} state={paper}>
              <DrawnText text={paper.title} drawn={paper.drawn} />
            </Link>
          </h2>
          <p dir="auto">{shorten(paper.authors.join(', '), 160)}</p>
          <p dir="auto">
            <Beginning
              text={paper.details || paper.venue || paperTexts.publications.noDescription}
              drawn={paper.drawn}
            />
          </p>
        </div>
      </article>
    </section>
  );
}
