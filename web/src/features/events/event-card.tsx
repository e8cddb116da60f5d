import type { LabEvent } from '@lab/contract/features/events/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import { Link } from 'react-router-dom';
import { formatSpan } from '../../lib/calendar.ts';
import articles from '../../ui/articles.module.css';
import { CardPicture } from '../../ui/card-picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './events.module.css';

export function EventCard({ item, first }: { item: LabEvent; first: boolean }) {
  const { _id, title, start, end, place, text, image, drawn } = item;
  return (
    <article className={`${articles.card} ${styles.card}`}>
      <div>
        <time dateTime={start}>{formatSpan(start, end)}</time>
        <h3 dir="auto">
          <Link to={kinds.events.pages.one(_id)}>
            <TextWithMath text={title} drawn={drawn} />
          </Link>
        </h3>
        {place && (
          <p className={styles.place}>
            <TextWithMath text={place} drawn={drawn} />
          </p>
        )}
        <p className={styles.text} dir="auto">
          <TextWithMath text={text} drawn={drawn} />
        </p>
      </div>
      <CardPicture src={image} first={first} />
    </article>
  );
}
