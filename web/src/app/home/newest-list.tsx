import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { TextWithMath, type TextWithMathProps } from '../../ui/text-with-math.tsx';
import styles from './newest-list.module.css';
import { SectionHead } from './section-head.tsx';

interface Row {
  _id: string;
  title: string;
  drawn?: TextWithMathProps['drawn'];
  date: string;
}

interface Props {
  id: string;
  heading: string;
  rows: readonly Row[];
  /** The page with all of them, and what its link says. */
  all: string;
  allText: string;
  /** The page of one; without it each is on that of all. */
  one?: (id: string) => string;
}

/** Links to a few records. Shows nothing if there are none or if they cannot be loaded. */
export function NewestList({ id, heading, rows, all, allText, one = () => all }: Props) {
  if (rows.length === 0) return null;
  return (
    <section data-below aria-labelledby={id}>
      <SectionHead id={id} title={heading} all={{ to: all, text: allText }} />
      <ul className={styles.rows}>
        {rows.map(({ _id, title, drawn, date }) => (
          <li key={_id}>
            <Link to={one(_id)}>
              <h3 dir="auto">
                <TextWithMath text={title} drawn={drawn} />
              </h3>
              <p>
                <time dateTime={date}>{formatDate(date)}</time>
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
