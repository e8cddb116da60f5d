import type { LegalPage as Name } from '@lab/contract/features/legal/pages';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import articles from '../../ui/articles.module.css';
import { Container } from '../../ui/container.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { legalPageQuery } from './queries.ts';

/** The imprint, the privacy page or the accessibility statement, as the server has written it. */
export default function LegalPage() {
  const name = useLocation().pathname.replace(/\W/g, '').toLowerCase() as Name;
  const { data: page, isError, refetch } = useQuery(legalPageQuery(name));
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (page === undefined) return <Loading />;
  if (page === null) return <NotFound text={legalTexts.notFound} back={paths.home} label={legalTexts.back} />;
  return (
    <Container>
      <article className={articles.article}>
        <h1>{page.title}</h1>
        <LongText html={page.html} />
      </article>
    </Container>
  );
}
