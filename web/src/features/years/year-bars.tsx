import { paths } from '@lab/contract/features/pages/paths';
import { comparesYears } from '@lab/contract/features/years/numbers';
import { yearTexts } from '@lab/contract/features/years/texts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { YearOnPage } from './queries.ts';
import styles from './year-bars.module.css';

/**
 * How many works each year has, in bars that lead to the years. The newest is the first, and stands at the
 * right, where a narrow screen begins.
 */
export function YearBars({ year: current, byYear }: Pick<YearOnPage, 'year' | 'byYear'>) {
  if (!comparesYears(byYear)) return null;
  const most = Math.max(...byYear.map(({ count }) => count));
  return (
    <section className={styles.chart} aria-labelledby="by-year">
      <h2 id="by-year">{yearTexts.byYear}</h2>
      <div className={styles.scroller}>
        <ul style={{ '--years': byYear.length } as CSSProperties}>
          {byYear.map(({ year, count }, at) => (
            <li key={year} className={isAfterGap(year, byYear[at - 1]?.year) ? styles.gap : undefined}>
              <Link to={paths.year(year)} aria-current={year === current ? 'page' : undefined}>
                <span className="visually-hidden">{yearTexts.worksIn(year, count)}</span>
                <span aria-hidden="true">{year}</span>
                <span className={styles.column} aria-hidden="true">
                  <b>{count}</b>
                  <span style={{ '--share': count / most } as CSSProperties} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Between the two nothing happened for a year or longer. */
const isAfterGap = (year: string, newer: string | undefined) =>
  newer !== undefined && Number(newer) - Number(year) > 1;
