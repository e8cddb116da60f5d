import { freePageTexts } from '@lab/contract/features/free-pages/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import articles from '../../ui/articles.module.css';
import { Container } from '../../ui/container.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { freePageQuery } from './queries.ts';

/** A page that the lab wrote itself. */
export default function FreePage() {
  const { address = '' } = useParams();
  const { data: page, isError, refetch } = useQuery(freePageQuery(address));
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (page === undefined) return <Loading />;
  if (page === null) {
    return <NotFound text={freePageTexts.notFound} back={paths.home} label={freePageTexts.back} />;
  }
  return (
    <Container>
      <article className={articles.article}>
        <h1 dir="auto">
          <TextWithMath text={page.title} drawn={page.drawn} />
        </h1>
        <LongText html={page.html} />
      </article>
    </Container>
  );
}
