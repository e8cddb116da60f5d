import { eventTexts } from '@lab/contract/features/events/texts';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatSpan } from '../../lib/calendar.ts';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { nextEventsQuery } from './queries.ts';
import type { SectionProps } from './section.ts';
import styles from './sections.module.css';

/** Shows nothing if no event is planned or if the events cannot be loaded. */
export function NextEvents({ heading }: SectionProps) {
  const { data: events = [] } = useQuery(nextEventsQuery);
  if (events.length === 0) return null;
  return (
    <section className={styles.events} data-below aria-labelledby="next-events">
      <h2 id="next-events">{heading ?? (events.length === 1 ? eventTexts.next : eventTexts.nextOnes)}</h2>
      <ul>
        {events.map(({ _id, title, drawn, start, end, place }) => (
          <li key={_id}>
            <Link to={kinds.events.pages.one(_id)} dir="auto">
              <TextWithMath text={title} drawn={drawn} />
            </Link>
            <span>
              <time dateTime={start}>{formatSpan(start, end)}</time>
              {place && ` · ${place}`}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={kinds.events.pages.all}>{eventTexts.all}</Link>
      </p>
    </section>
  );
}
