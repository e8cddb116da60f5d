import { inPlainText } from '@lab/contract/core/math/rendered';
import type { NewsItem } from '@lab/contract/features/news/kind';
import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './news.module.css';

export function NewsCard({ item, first }: { item: NewsItem; first: boolean }) {
  return (
    <article className={first ? `${styles.card} ${styles.first}` : styles.card}>
      {item.image && (
        <Picture
          src={item.image}
          alt=""
          width={600}
          height={400}
          sizes={
            first
              ? '(min-width: 64rem) 46rem, (min-width: 48rem) 27rem, 92vw'
              : '(min-width: 48rem) 26rem, 7rem'
          }
          wide
          first={first}
        />
      )}
      <div>
        <time dateTime={item.createdAt}>{formatDate(item.createdAt)}</time>
        <h2 dir="auto">
          <TextWithMath text={item.title} drawn={item.drawn} />
        </h2>
        <p className={styles.summary} dir="auto">
          <TextWithMath text={item.summary} drawn={item.drawn} />
        </p>
        <Link to={paths.newsItem(item._id)} state={item}>
          {newsTexts.list.readMore}
          <span className="visually-hidden">: {inPlainText(item.title, item.drawn)}</span>
        </Link>
      </div>
    </article>
  );
}
