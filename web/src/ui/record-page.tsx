import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Container } from './container.tsx';
import styles from './record-page.module.css';
import { RecordsBeside } from './records-beside.tsx';

interface Props {
  /** The path of the list, and what the link to it says. */
  list: string;
  back: string;
  /** Above the title: of what type the record is, or of when. */
  kicker?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** What is known of the record in brief: at the side, or below the title where there is no room. */
  facts?: ReactNode;
  children?: ReactNode;
  /** Within a page that has its own frame. */
  framed?: boolean;
}

/** The page of one record. */
export function RecordPage({ list, back, kicker, title, lead, facts, children, framed }: Props) {
  const page = (
    <>
      <article className={styles.page} data-facts={facts ? '' : undefined}>
        <header className={styles.head}>
          <BackLink to={list} label={back} />
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 dir="auto">{title}</h1>
          {lead && (
            <p className={styles.lead} dir="auto">
              {lead}
            </p>
          )}
        </header>
        {facts && <div className={styles.facts}>{facts}</div>}
        <div className={styles.body}>{children}</div>
      </article>
      <RecordsBeside list={list} />
    </>
  );
  return framed ? page : <Container>{page}</Container>;
}

interface Fact {
  label: string;
  value: ReactNode;
}

export function FactList({ facts }: { facts: readonly (Fact | false | undefined | '')[] }) {
  const said = facts.filter((fact): fact is Fact => Boolean(fact));
  if (said.length === 0) return null;
  return (
    <dl className={styles.list}>
      {said.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
