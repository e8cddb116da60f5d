import { paperTexts } from '@lab/contract/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { writtenDay } from '../../lib/dates.ts';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { MorePapers } from './more-papers.tsx';
import { PaperActions } from './paper-actions.tsx';
import styles from './paper-page.module.css';
import { paperQuery } from './queries.ts';

const { paper: texts, fields } = paperTexts;

export default function PaperPage() {
  const { id = '' } = useParams();
  const { data: paper, isError, refetch } = useQuery(paperQuery(id));
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (paper === undefined) return <Loading />;
  if (paper === null) return <NotFound text={texts.notFound} back={paths.publications} label={texts.back} />;
  return (
    <Container>
      <div className={styles.page}>
        <article>
          <p>
            <Link to={paths.publications}>← {texts.back}</Link>
          </p>
          <p className={styles.meta}>
            <Link to={`${paths.publications}?${new URLSearchParams({ area: paper.category })}`}>
              {paper.category}
            </Link>
          </p>
          <h1>{paper.title}</h1>
          <ul className={styles.authors} aria-label={fields.authors}>
            {paper.authors.map((author, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two authors of one name are possible, and the list never changes
              <li key={`${index} ${author}`}>
                <Link to={`${paths.publications}?${new URLSearchParams({ author })}`}>{author}</Link>
              </li>
            ))}
          </ul>
          <dl className={styles.facts}>
            <div>
              <dt>{fields.publicationDate}</dt>
              <dd>
                <time dateTime={paper.publicationDate}>{writtenDay(paper.publicationDate)}</time>
              </dd>
            </div>
            <div>
              <dt>{fields.publisher}</dt>
              <dd>{paper.publisher}</dd>
            </div>
            <div>
              <dt>{fields.doi}</dt>
              <dd>
                <a href={`https://doi.org/${encodeURI(paper.doi)}`}>{paper.doi}</a>
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
              first
            />
          )}
          <h2>{texts.abstract}</h2>
          <Prose text={paper.details || paperTexts.publications.noDescription} />
        </article>
        <MorePapers paper={paper} />
      </div>
    </Container>
  );
}
