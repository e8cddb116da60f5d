import { conflictTexts } from '@lab/contract/conflict/texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import desk from './desk.module.css';
import { lastChange } from './overtaken.ts';
import styles from './overtaken-notice.module.css';

interface Props {
  /** Id of the record, under which the log knows it. */
  target: string;
  /** The record as somebody else has left it. */
  children: ReactNode;
}

/** Stands beside a form that was refused, so that an admin sees both: what somebody else has written and their own. */
export function OvertakenNotice({ target, children }: Props) {
  const { data: last } = useQuery({ queryKey: ['last change', target], queryFn: () => lastChange(target) });
  return (
    <section className={`${desk.notice} ${styles.overtaken}`} aria-label={conflictTexts.title}>
      <h3>{conflictTexts.title}</h3>
      <p>
        {last} {conflictTexts.text}
      </p>
      <div className={styles.theirs}>{children}</div>
    </section>
  );
}
