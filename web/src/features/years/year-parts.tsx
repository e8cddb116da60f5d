/** The parts of the page of a year. */
import { listsOf } from '@lab/contract/features/years/lists';
import { numbersOf } from '@lab/contract/features/years/numbers';
import { yearTexts } from '@lab/contract/features/years/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import type { YearOnPage } from './queries.ts';
import styles from './years.module.css';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function YearNumbers({ year }: { year: YearOnPage }) {
  const numbers = numbersOf(year, useRoles()).filter(({ all }) => all > 0);
  return (
    <Part id="numbers" title={yearTexts.numbers}>
      <dl className={styles.numbers}>
        {numbers.map(({ what, all, parts }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={styles.all}>{all}</dd>
            {parts.length > 1 && (
              <dd dir="auto">{parts.map(([which, count]) => `${which}\u00a0${count}`).join(', ')}</dd>
            )}
          </div>
        ))}
      </dl>
    </Part>
  );
}

export function ListsOfYear({ year }: { year: YearOnPage }) {
  return listsOf(year, useRoles()).map(({ id, title, rows, more }) => (
    <Part key={id} id={id} title={title}>
      <ul className={styles.list}>
        {rows.map(({ id, path, title, beside }) => (
          <li key={id} dir="auto">
            {path ? <Link to={path}>{title}</Link> : title}
            {beside && <span className={styles.beside}>{beside}</span>}
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Link to={more.path}>{more.text}</Link>
        </p>
      )}
    </Part>
  ));
}
