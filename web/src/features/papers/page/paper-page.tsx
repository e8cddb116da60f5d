import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Container } from '../../../ui/container.tsx';
import { PaperLinks } from '../../../ui/paper-links.tsx';
import { recordFromState } from '../../../ui/record-from-state.ts';
import { Failed, Loading, NotFound } from '../../../ui/states.tsx';
import { morePapersQuery, paperQuery } from '../queries.ts';
import { CiteBox } from './cite-box.tsx';
import { PaperArticle } from './paper-article.tsx';
import { type PaperFromCard, PaperOpening } from './paper-opening.tsx';
import styles from './paper-page.module.css';

function MorePapers({ paper }: { paper: Paper }) {
  const { data: papers, isError, refetch } = useQuery(morePapersQuery(paper._id));
  if (!isError && !papers?.length) return null;
  return (
    <aside className={styles.more} aria-labelledby="more-papers">
      <h2 id="more-papers">{paperTexts.paper.moreFromAuthor}</h2>
      {isError && <Failed onRetry={refetch} />}
      {papers && <PaperLinks papers={papers} />}
    </aside>
  );
}

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
