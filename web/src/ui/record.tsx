import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { formatDateTime } from '../lib/dates.ts';
import styles from './record.module.css';

interface Props {
  title: string;
  createdAt: string;
  state?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** One of a person's own records, with its state and its actions. */
export function RecordCard({ title, createdAt, state, children, actions }: Props) {
  return (
    <Paper component="article" className={styles.record}>
      <header>
        <h2 dir="auto">{title}</h2>
        <p>
          {state && <Chip component="span" size="small" label={state} />}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
      </header>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Paper>
  );
}

interface FeedbackProps {
  by: string;
  /** `h2` directly below the page's title. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A comment of the lab on the record. */
export function Feedback({ by, heading: Heading = 'h3', children }: FeedbackProps) {
  return (
    <section className={styles.feedback}>
      <Heading>{by}</Heading>
      {children}
    </section>
  );
}
