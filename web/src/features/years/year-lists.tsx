import { madeOfYear } from '@lab/contract/features/years/numbers';
import { yearTexts } from '@lab/contract/features/years/texts';
import { kinds, madeKeys, madeKinds } from '@lab/contract/kinds/kinds';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { spanOfDates } from '../../ui/made-lists.tsx';
import { Part } from './part.tsx';
import type { YearOnPage } from './queries.ts';
import styles from './years.module.css';

export function MadeInYear({ made }: Pick<YearOnPage, 'made'>) {
  return madeKeys.map((key) => {
    const { pages } = madeKinds[key];
    const one = 'one' in pages ? pages.one : undefined;
    const ofKind = made.filter(({ kind }) => kind === key);
    if (ofKind.length === 0) return null;
    return (
      <Part key={key} id={key} title={madeOfYear(key)}>
        <ul className={styles.list}>
          {ofKind.map(({ _id, title, start, end }) => (
            <li key={_id} dir="auto">
              {one ? <Link to={one(_id)}>{title}</Link> : title}
              <span className={styles.beside}>{spanOfDates(start, end)}</span>
            </li>
          ))}
        </ul>
      </Part>
    );
  });
}

export function EventsOfYear({ year: { events, eventCount } }: { year: YearOnPage }) {
  if (events.length === 0) return null;
  return (
    <Part id="events" title={yearTexts.events}>
      <ul className={styles.list}>
        {events.map(({ _id, title, start }) => (
          <li key={_id} dir="auto">
            <Link to={kinds.events.pages.one(_id)}>{title}</Link>
            <span className={styles.beside}>{formatDate(start.slice(0, 10))}</span>
          </li>
        ))}
      </ul>
      {eventCount > events.length && (
        <p className={styles.more}>
          <Link to={kinds.events.pages.all}>{yearTexts.moreEvents(eventCount)}</Link>
        </p>
      )}
    </Part>
  );
}
