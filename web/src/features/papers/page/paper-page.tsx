import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { venueOf } from '@lab/contract/features/papers/venue';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { yearOf } from '../../../lib/dates.ts';
import { Container } from '../../../ui/container.tsx';
import { recordFromState } from '../../../ui/record-from-state.ts';
import { Failed, Loading, NotFound } from '../../../ui/states.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import { type ListedPaper, morePapersQuery, paperQuery } from '../queries.ts';
import { AuthorList } from './authors.tsx';
import { CiteBox } from './cite-box.tsx';
import { PaperArticle } from './paper-article.tsx';
import styles from './paper-page.module.css';

function MorePapers({ paper }: { paper: Paper }) {
  const { data: papers, isError, refetch } = useQuery(morePapersQuery(paper._id));
  if (!isError && !papers?.length) return null;
  return (
    <aside className={styles.more} aria-labelledby="more-papers">
      <h2 id="more-papers">{paperTexts.paper.moreFromAuthor}</h2>
      {isError && <Failed onRetry={refetch} />}
      {papers && (
        <ul>
          {papers.map((other) => (
            <li key={other._id}>
              <Link to={paths.paper(other._id)} state={other} dir="auto">
                <TextWithMath text={other.title} drawn={other.drawn} />
              </Link>
              <p>{[venueOf(other), yearOf(other.publicationDate)].filter(Boolean).join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

const { paper: texts } = paperTexts;

function Frame({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>
        <article>
          <p>
            <Link to={paths.publications}>← {texts.back}</Link>
          </p>
          {children}
        </article>
        {beside}
      </div>
    </Container>
  );
}

/** The data of the card that led to this page; the recent papers of the home page have no authors and no area. */
type PaperFromCard = Pick<ListedPaper, '_id' | 'title'> & Partial<ListedPaper>;

/** The beginning of the page while the rest is being loaded. */
function Opening({ paper }: { paper: PaperFromCard }) {
  return (
    <Frame>
      <p className={styles.meta}>{paper.category || '\u00a0'}</p>
      <h1 className={styles.title} dir="auto">
        <TextWithMath text={paper.title} drawn={paper.drawn} />
      </h1>
      {paper.authors && <AuthorList authors={paper.authors} />}
      <Loading />
    </Frame>
  );
}

export default function PaperPage() {
  const { id = '' } = useParams();
  const card = recordFromState<PaperFromCard>(useLocation().state, id);
  // Its list is shown below the paper, but requested together with it.
  usePrefetchQuery(morePapersQuery(id));
  const { data: paper, isError, refetch } = useQuery(paperQuery(id));
  if (isError) return <Failed onRetry={refetch} />;
  if (paper === undefined) return card ? <Opening paper={card} /> : <Loading />;
  if (paper === null) return <NotFound text={texts.notFound} back={paths.publications} label={texts.back} />;
  return (
    <Frame beside={<MorePapers paper={paper} />}>
      <PaperArticle paper={paper} cite={<CiteBox paper={paper} />} />
    </Frame>
  );
}
