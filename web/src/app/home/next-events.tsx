import { eventTexts } from '@lab/contract/features/events/texts';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatSpan } from '../../lib/calendar.ts';
import { DateBlock } from '../../ui/date-block.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './dated.module.css';
import { nextEventsQuery } from './queries.ts';
import row from './row.module.css';
import type { SectionProps } from './section.ts';
import { SectionHead } from './section-head.tsx';

/** Shows nothing if no event is planned or if the events cannot be loaded. */
export function NextEvents({ heading }: SectionProps) {
  const { data: events = [] } = useQuery(nextEventsQuery);
  if (events.length === 0) return null;
  return (
    <section className={styles.events} data-below aria-labelledby="next-events">
      <SectionHead
        id="next-events"
        title={heading ?? (events.length === 1 ? eventTexts.next : eventTexts.nextOnes)}
        all={{ to: kinds.events.pages.all, text: eventTexts.all }}
      />
      <ul className={row.row}>
        {events.map(({ _id, title, drawn, start, end, place, image }) => (
          <li key={_id}>
            <DateBlock date={start} saidBeside />
            <div>
              <h3 dir="auto">
                <Link to={kinds.events.pages.one(_id)}>
                  <TextWithMath text={title} drawn={drawn} />
                </Link>
              </h3>
              <p>
                <time dateTime={start}>{formatSpan(start, end)}</time>
                {place && ` · ${place}`}
              </p>
            </div>
            {image && <Picture src={image} alt="" width={96} height={64} sizes="6rem" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
