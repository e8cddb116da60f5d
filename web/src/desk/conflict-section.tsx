import { can } from '@lab/contract/api/rights';
import { conflictTexts } from '@lab/contract/features/conflict/texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { lastChange } from './conflict.ts';
import styles from './conflict-section.module.css';
import desk from './desk.module.css';

interface Props {
  /** The id of the record in the activity log. */
  target: string;
  /** The version that somebody else saved. */
  children: ReactNode;
}

/** Shown next to a form that was refused, so that an admin can compare both versions. */
export function ConflictSection({ target, children }: Props) {
  const session = useSession();
  // Who changed it last says the activity log, which not everybody at the desk reads.
  const enabled = !session.may || can(session, 'activity.read');
  const { data: last } = useQuery({
    queryKey: ['last change', target],
    queryFn: () => lastChange(target),
    enabled,
  });
  return (
    <section className={`${desk.notice} ${styles.conflict}`} aria-label={conflictTexts.title}>
      <h3>{conflictTexts.title}</h3>
      <p>
        {last} {conflictTexts.text}
      </p>
      <div className={styles.other}>{children}</div>
    </section>
  );
}
