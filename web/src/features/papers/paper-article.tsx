import { doiAddress } from '@lab/contract/doi';
import { paths } from '@lab/contract/pages/paths';
import type { Paper } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { PaperActions } from './paper-actions.tsx';
import styles from './paper-page.module.css';

const { paper: texts, fields } = paperTexts;

/** A paper as its page shows it, and as it is reviewed: there it stands under another heading. */
export function PaperArticle({ paper, heading: Heading = 'h1' }: { paper: Paper; heading?: 'h1' | 'h2' }) {
  return (
    <>
      <p className={styles.meta}>
        <Link to={`${paths.publications}?${new URLSearchParams({ area: paper.category })}`}>
          {paper.category}
        </Link>
      </p>
      <Heading className={styles.title}>{paper.title}</Heading>
      <ul className={styles.authors} aria-label={fields.authors}>
        {paper.authors.map((author, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two authors of one name are possible, and the list never changes
          <li key={`${index} ${author}`}>
            <Link to={authorPath(author, paper.memberIds?.[index])}>{author}</Link>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{fields.publicationDate}</dt>
          <dd>
            <time dateTime={paper.publicationDate}>{formatDate(paper.publicationDate)}</time>
          </dd>
        </div>
        <div>
          <dt>{fields.publisher}</dt>
          <dd>{paper.publisher}</dd>
        </div>
        <div>
          <dt>{fields.doi}</dt>
          <dd>
            <a href={doiAddress(paper.doi)}>{paper.doi}</a>
          </dd>
        </div>
      </dl>
      <PaperActions paper={paper} />
      {paper.image && (
        <Picture
          className={styles.image}
          src={paper.image}
          alt={texts.figure(paper.title)}
          width={1080}
          height={720}
          sizes="(min-width: 64rem) 48rem, 92vw"
          wide
          first
        />
      )}
      <h2 className={styles.abstract}>{texts.abstract}</h2>
      <Prose text={paper.details || paperTexts.publications.noDescription} />
    </>
  );
}

/** A member of the team has a page; of anybody else there are papers. */
function authorPath(author: string, memberId: string | undefined): string {
  return memberId ? paths.member(memberId) : `${paths.publications}?${new URLSearchParams({ author })}`;
}
