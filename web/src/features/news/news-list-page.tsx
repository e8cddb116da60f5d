import { inPlainText } from '@lab/contract/core/math/rendered';
import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cursorIn } from '../../lib/query.ts';
import { useNoteList } from '../../lib/use-list-behind.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import styles from './news.module.css';
import { NewsCard } from './news-card.tsx';
import { newsListQuery } from './queries.ts';

const { list: texts } = newsTexts;

/** `form`: with which visitors subscribe. */
export function NewsListPage({ form }: { form?: ReactNode }) {
  const [search] = useSearchParams();
  const list = useInfiniteQuery(newsListQuery(cursorIn(search)));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  useNoteList(
    items.map(({ _id, title, drawn }) => ({ to: paths.newsItem(_id), title: inPlainText(title, drawn) })),
  );
  return (
    <Container>
      <PageHeading title={texts.title} />
      {form}
      {list.isPending && <Loading />}
      {list.isError && items.length === 0 && (
        <Failed text={texts.failed} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && items.length === 0 && <Empty text={texts.empty} />}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item._id}>
            <NewsCard item={item} first={index === 0} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} next={cursorIn(new URLSearchParams(list.data?.pages.at(-1)?.next))} />
    </Container>
  );
}
