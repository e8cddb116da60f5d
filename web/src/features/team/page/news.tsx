import { paths } from '@lab/contract/features/pages/paths';
import type { Member } from '@lab/contract/features/team/kind';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/dates.ts';
import styles from '../member-page.module.css';
import { newsNamingQuery } from '../queries.ts';

/** The newest news that name the person. */
export function News({ member }: { member: Member }) {
  const { data: news = [] } = useQuery(newsNamingQuery(member._id));
  if (news.length === 0) return null;
  return (
    <section className={styles.selected} data-below aria-labelledby="in-the-news">
      <h2 id="in-the-news">{profileTexts.page.news}</h2>
      <ul className={styles.stations}>
        {news.map(({ _id, title, createdAt }) => (
          <li key={_id} dir="auto">
            <Link to={paths.newsItem(_id)}>{title}</Link>
            <span>{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
