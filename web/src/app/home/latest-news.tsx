import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { NewestList } from './newest-list.tsx';
import { latestNewsQuery } from './queries.ts';
import type { SectionProps } from './section.ts';

export function LatestNews({ heading = newsTexts.list.title }: SectionProps) {
  const { data: rows = [] } = useQuery(latestNewsQuery);
  return <NewestList id="latest-news" heading={heading} rows={rows} all={paths.news} one={paths.newsItem} />;
}
