import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { SectionHeading } from '../../ui/headings.tsx';
import styles from './areas.module.css';
import { areaNewsQuery } from './queries.ts';

export function AreaNews({ id }: { id: string }) {
  const { data = [] } = useQuery(areaNewsQuery(id));
  if (data.length === 0) return null;
  return (
    <section className={styles.subs} data-below aria-labelledby="area-news">
      <SectionHeading id="area-news" title={areaTexts.news} />
      <ul className={styles.news}>
        {data.map(({ _id, title, createdAt }) => (
          <li key={_id} dir="auto">
            <Link to={paths.newsItem(_id)}>{title}</Link>
            <span className={styles.date}>{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
