import { newsTexts } from '@lab/contract/news/texts';
import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DrawnText } from '../../ui/drawn-text.tsx';
import { SectionHeading } from '../../ui/headings.tsx';
import { latestNewsQuery } from './queries.ts';
import type { SectionProps } from './section.ts';
import styles from './sections.module.css';

/** Shows nothing if there are no news or if they cannot be loaded. */
export function LatestNews({ heading = newsTexts.list.title }: SectionProps) {
  const { data: news = [] } = useQuery(latestNewsQuery);
  if (news.length === 0) return null;
  return (
    <section className={styles.section} data-below aria-labelledby="latest-news">
      <SectionHeading id="latest-news" title={heading} />
      <ul className={styles.areas}>
        {news.map(({ _id, title, drawn, createdAt }) => (
          <li key={_id}>
            <Link to={paths.newsItem(_id)}>
              <h3 dir="auto">
                <DrawnText text={title} drawn={drawn} />
              </h3>
              <p>
                <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </p>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink kind="quiet" className={styles.more} to={paths.news}>
        {siteTexts.showMore}
      </ButtonLink>
    </section>
  );
}
