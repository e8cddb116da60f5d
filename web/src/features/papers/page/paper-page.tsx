import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Container } from '../../../ui/container.tsx';
import { recordFromState } from '../../../ui/record-from-state.ts';
import { Failed, Loading, NotFound } from '../../../ui/states.tsx';
import { morePapersQuery, paperQuery } from '../queries.ts';
import { CiteBox } from './cite-box.tsx';
import { MorePapers } from './more-papers.tsx';
import { PaperArticle } from './paper-article.tsx';
import { type PaperFromCard, PaperOpening } from './paper-opening.tsx';
import styles from './paper-page.module.css';

const { paper: texts } = paperTexts;

export default function PaperPage() {
  const { id = '' } = useParams();
  const card = recordFromState<PaperFromCard>(useLocation().state, id);
  // Its list is shown below the paper, but requested together with it.
  usePrefetchQuery(morePapersQuery(id));
  const { data: paper, isError, refetch } = useQuery(paperQuery(id));
  if (isError) return <Failed onRetry={refetch} />;
  if (paper === undefined) return card ? <PaperOpening paper={card} /> : <Loading />;
  if (paper === null) return <NotFound text={texts.notFound} back={paths.publications} label={texts.back} />;
  return (
    <Container>
      <div className={styles.page}>
        <article>
          <p>
            <Link to={paths.publications}>← {texts.back}</Link>
          </p>
          <PaperArticle paper={paper} cite={<CiteBox paper={paper} />} />
        </article>
        <MorePapers paper={paper} />
      </div>
    </Container>
  );
}
