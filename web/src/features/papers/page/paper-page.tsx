import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useLabName } from '../../../lib/lab-info.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Container } from '../../../ui/container.tsx';
import { recordFromState } from '../../../ui/record-from-state.ts';
import { RecordsBeside } from '../../../ui/records-beside.tsx';
import { Failed, Loading, NotFound } from '../../../ui/states.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import { type ListedPaper, morePapersQuery, paperQuery } from '../queries.ts';
import { AuthorList } from './authors.tsx';
import { CiteBox } from './cite-box.tsx';
import { Figure } from './figure.tsx';
import { MorePapers, RelatedPapers } from './other-papers.tsx';
import { PaperArticle } from './paper-article.tsx';
import styles from './paper-page.module.css';

const { paper: texts } = paperTexts;

/** On paper: who published the page, and where. */
function PrintedHead() {
  const name = useLabName();
  const { pathname } = useLocation();
  return (
    <p className={styles.printed}>
      {name} {useHydrated() && location.origin + pathname}
    </p>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <article className={styles.page}>
        <BackLink to={paths.publications} label={texts.back} />
        <PrintedHead />
        {children}
        <RecordsBeside list={paths.publications} />
      </article>
    </Container>
  );
}

/**
 * The data of the card that led to this page; the recent papers of the home page have no authors and no area.
 */
type PaperFromCard = Pick<ListedPaper, '_id' | 'title'> & Partial<ListedPaper>;

/** The beginning of the page while the rest is being loaded. */
function Opening({ paper }: { paper: PaperFromCard }) {
  return (
    <Frame>
      <header className={paper.image ? `${styles.head} ${styles.withFigure}` : styles.head}>
        {paper.image && <Figure src={paper.image} alt="" />}
        <div>
          <p className={styles.meta}>{paper.category || '\u00a0'}</p>
          <h1 className={styles.title} dir="auto">
            <TextWithMath text={paper.title} drawn={paper.drawn} />
          </h1>
          {paper.authors && <AuthorList authors={paper.authors} />}
          <Loading />
        </div>
      </header>
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
    <Frame>
      <PaperArticle
        paper={paper}
        cite={<CiteBox paper={paper} />}
        below={<RelatedPapers paper={paper} />}
        beside={<MorePapers paper={paper} />}
      />
    </Frame>
  );
}
