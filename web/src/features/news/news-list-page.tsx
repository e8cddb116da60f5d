import { newsTexts } from '@lab/contract/news/texts';
import { siteTexts } from '@lab/contract/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { useNearEnd } from '../../ui/use-near-end.ts';
import styles from './news.module.css';
import { NewsCard } from './news-card.tsx';
import { newsListQuery } from './queries.ts';

const { list: texts } = newsTexts;

export default function NewsListPage() {
  const list = useInfiniteQuery(newsListQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const more = useNearEnd(() => void list.fetchNextPage(), list.hasNextPage && !list.isFetchingNextPage);
  return (
    <Container>
      <PageHeading title={texts.title} />
      {list.isPending && <Loading />}
      {list.isError && <Failed text={texts.failed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && <Empty text={texts.empty} />}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item._id}>
            <NewsCard item={item} first={index === 0} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div ref={more} className={styles.more}>
          <Button kind="quiet" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {siteTexts.showMore}
          </Button>
        </div>
      )}
    </Container>
  );
}
