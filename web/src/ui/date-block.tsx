import { siteTexts } from '@lab/contract/texts/texts';
import { formatDate } from '../lib/dates.ts';
import styles from './date-block.module.css';

/** The first letters of a month's name, as a calendar shows it. */
function shortMonth(year: string, month: string): string {
  const [name = ''] = siteTexts.month(Number(year), Number(month) - 1).split(' ');
  return [...name].slice(0, 3).join('');
}

interface Props {
  /** As precise as it is known: a day, a month or a year. */
  date: string;
  /** The text beside it says the date too, so nobody needs to hear it twice. */
  saidBeside?: boolean;
}

/** A date like a leaf of a calendar, at the beginning of a row. */
export function DateBlock({ date, saidBeside = false }: Props) {
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(date) ?? [];
  const known = date.slice(0, 10);
  return (
    <div className={styles.block}>
      {year && !saidBeside && (
        <time className="visually-hidden" dateTime={known}>
          {formatDate(known)}
        </time>
      )}
      <span aria-hidden="true">
        {day && <b>{Number(day)}</b>}
        {month && <span className={day ? undefined : styles.large}>{shortMonth(year, month)}</span>}
        {year && <span className={month ? undefined : styles.large}>{year}</span>}
      </span>
    </div>
  );
}
