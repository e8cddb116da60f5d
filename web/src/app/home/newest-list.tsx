import { siteTexts } from '@lab/contract/texts/texts';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/headings.tsx';
import { TextWithMath, type TextWithMathProps } from '../../ui/text-with-math.tsx';
import styles from './sections.module.css';

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
  /** The page with all of them. */
  all: string;
  /** The page of one; without it each is on that of all. */
  one?: (id: string) => string;
}

/** Links to a few records. Shows nothing if there are none or if they cannot be loaded. */
export function NewestList({ id, heading, rows, all, one = () => all }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} data-below aria-labelledby={id}>
      <SectionHeading id={id} title={heading} />
      <ul className={styles.areas}>
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
      <ButtonLink kind="quiet" className={styles.more} to={all}>
        {siteTexts.showMore}
      </ButtonLink>
    </section>
  );
}
