/** The parts of the page of a year. A part without anything in it is not shown. */
import { paths } from '@lab/contract/features/pages/paths';
import { termName } from '@lab/contract/features/team/terms';
import { teamTexts } from '@lab/contract/features/team/texts';
import { numbersOf, outputsOfYear } from '@lab/contract/features/years/numbers';
import { yearTexts } from '@lab/contract/features/years/texts';
import { kinds, outputKeys, outputKinds } from '@lab/contract/kinds/kinds';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { useRoles } from '../../lib/roles.ts';
import { SectionHeading } from '../../ui/headings.tsx';
import { spanOfDates } from '../../ui/output-lists.tsx';
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
      <SectionHeading id={id} title={title} />
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
            <dd>
              <strong>{all}</strong>
              {parts.length > 1 && (
                <span dir="auto">{parts.map(([which, count]) => `${which}\u00a0${count}`).join(', ')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

interface ListProps extends Omit<PartProps, 'children'> {
  rows: { id: string; to: string | undefined; title: string; beside: ReactNode }[];
  more?: ReactNode;
}

function ListOfYear({ id, title, rows, more }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className={styles.list}>
        {rows.map(({ id, to, title, beside }) => (
          <li key={id} dir="auto">
            {to ? <Link to={to}>{title}</Link> : title}
            <span className={styles.beside}>{beside}</span>
          </li>
        ))}
      </ul>
      {more}
    </Part>
  );
}

export function PeopleOfYear({
  people,
  ...part
}: Omit<PartProps, 'children'> & { people: YearOnPage['came'] }) {
  const roles = useRoles();
  const rows = people.map(({ _id, name, role, title, date, next }) => {
    const called = termName({ role, title, from: '', until: '' }, roles);
    const what = [called, formatDate(date)].filter(Boolean).join(', ');
    return {
      id: _id,
      to: paths.member(_id),
      title: name || teamTexts.defaults.name,
      beside: next ? `${what} → ${next}` : what,
    };
  });
  return <ListOfYear {...part} rows={rows} />;
}

export function OutputsInYear({ made }: Pick<YearOnPage, 'made'>) {
  return outputKeys.map((key) => {
    const { pages } = outputKinds[key];
    const rows = made
      .filter(({ kind }) => kind === key)
      .map(({ _id, title, start, end }) => ({
        id: _id,
        to: 'one' in pages ? pages.one(_id) : undefined,
        title,
        beside: spanOfDates(start, end),
      }));
    return <ListOfYear key={key} id={key} title={outputsOfYear(key)} rows={rows} />;
  });
}

export function EventsOfYear({ year: { events, eventCount } }: { year: YearOnPage }) {
  const rows = events.map(({ _id, title, start }) => ({
    id: _id,
    to: kinds.events.pages.one(_id),
    title,
    beside: formatDate(start.slice(0, 10)),
  }));
  const more = eventCount > events.length && (
    <p className={styles.more}>
      <Link to={kinds.events.pages.all}>{yearTexts.moreEvents(eventCount)}</Link>
    </p>
  );
  return <ListOfYear id="events" title={yearTexts.events} rows={rows} more={more} />;
}
