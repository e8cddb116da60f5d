import { paths } from '@lab/contract/features/pages/paths';
import { searchLimits } from '@lab/contract/features/search/limits';
import { searchIn } from '@lab/contract/features/search/results';
import type { SearchReply } from '@lab/contract/features/search/schemas';
import { makeIndex } from '@lab/contract/features/search/search-index';
import { searchTexts } from '@lab/contract/features/search/texts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { useSiteLinks } from '../shell/site-links.ts';
import { Found } from './found.tsx';
import { pageEntries } from './own-pages.ts';
import { queryIn, searchQuery } from './queries.ts';
import styles from './search-page.module.css';
import { withPages } from './with-pages.ts';

/** Without script it is a form that the server answers. */
export default function SearchPage() {
  const [search] = useSearchParams();
  const q = queryIn(search);
  const { data, isError, error, refetch } = useQuery({ ...searchQuery(q), enabled: q !== '' });
  return (
    <Container>
      <PageHeading title={searchTexts.title} />
      <SearchForm key={q} q={q} />
      {q === '' && <p>{searchTexts.lead}</p>}
      {q !== '' && isError && <Failed text={error.message} onRetry={refetch} />}
      {q !== '' && !isError && (data ? <WithPages q={q} found={data} /> : <Loading />)}
    </Container>
  );
}

function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate();
  return (
    <search>
      <form
        action={paths.search}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = new FormData(event.currentTarget).get('q');
          navigate(`${paths.search}?${new URLSearchParams({ q: String(asked) })}`);
        }}
      >
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={searchLimits.query}
          aria-label={searchTexts.field}
          placeholder={searchTexts.field}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit">{searchTexts.submit}</Button>
      </form>
    </search>
  );
}

function WithPages({ q, found }: { q: string; found: SearchReply }) {
  const links = useSiteLinks().all.flatMap((group) => group.links);
  const ofPages = searchIn(makeIndex(pageEntries(links)), q, searchLimits.inGroup);
  return <Found q={q} found={withPages(found, ofPages)} />;
}
