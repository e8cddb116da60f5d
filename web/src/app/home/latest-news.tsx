import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './dated.module.css';
import { latestNewsQuery } from './queries.ts';
import row from './row.module.css';
import type { SectionProps } from './section.ts';
import { SectionHead } from './section-head.tsx';

/** Shows nothing if there are none or if they cannot be loaded. */
export function LatestNews({ heading = newsTexts.list.title }: SectionProps) {
  const { data: news = [] } = useQuery(latestNewsQuery);
  if (news.length === 0) return null;
  return (
    <section className={styles.news} data-below aria-labelledby="latest-news">
      <SectionHead
        id="latest-news"
        title={heading}
        all={{ to: paths.news, text: labInfoTexts.home.allNews }}
      />
      <ul className={row.row}>
        {news.map(({ _id, title, drawn, image, date }) => (
          <li key={_id}>
            <Link to={paths.newsItem(_id)}>
              {image && <Picture src={image} alt="" width={480} height={320} sizes="16rem" wide />}
              <div>
                <h3 dir="auto">
                  <TextWithMath text={title} drawn={drawn} />
                </h3>
                <time dateTime={date}>{formatDate(date)}</time>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
