import { inPlainText } from '@lab/contract/core/math/rendered';
import type { NewsItem } from '@lab/contract/features/news/kind';
import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import articles from '../../ui/articles.module.css';
import { Picture } from '../../ui/picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './news.module.css';

export function NewsCard({ item, first }: { item: NewsItem; first: boolean }) {
  return (
    <article className={`${articles.card} ${styles.card}`}>
      <Picture
        src={item.image}
        alt=""
        width={600}
        height={400}
        sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 40vw, 92vw"
        wide
        first={first}
      />
      <div>
        <time dateTime={item.createdAt}>{formatDate(item.createdAt)}</time>
        <h2 dir="auto">
          <TextWithMath text={item.title} drawn={item.drawn} />
        </h2>
        <p dir="auto">
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
