import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { formatShortDate } from '../../lib/dates.ts';
import styles from './dashboard.module.css';

const { states: texts } = dashboardTexts;

type Word = Exclude<keyof typeof texts, 'label'>;

export interface State {
  word: Word;
  /** Empty where the day is not stored. */
  date?: string;
  is: 'done' | 'now' | 'next';
}

const steps = {
  paper: { first: 'submitted', last: 'published' },
  application: { first: 'sent', last: 'decision' },
} as const;

/** Of what waits for the lab. */
export function waitingStates(kind: keyof typeof steps, createdAt: string, hasFeedback: boolean): State[] {
  const { first, last } = steps[kind];
  return [
    { word: first, date: createdAt, is: 'done' },
    { word: hasFeedback ? 'feedback' : 'review', is: 'now' },
    { word: last, is: 'next' },
  ];
}

/** Of what the lab has decided; what it does later with a published paper is no such line. */
export function decidedStates({ kind, result, createdAt }: Outcome): State[] {
  const isPaper = kind === 'paper';
  if (result !== 'published' && result !== 'rejected' && result !== 'accepted' && result !== 'declined')
    return [];
  return [
    { word: isPaper ? 'submitted' : 'sent', is: 'done' },
    { word: 'review', is: 'done' },
    { word: result, date: createdAt, is: 'now' },
  ];
}

/** The way of a paper or an application, with the place where it is now. */
export function StateLine({ states }: { states: readonly State[] }) {
  if (states.length === 0) return null;
  return (
    <ol className={styles.states} aria-label={texts.label}>
      {states.map(({ word, date, is }) => (
        <li key={word} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
          {texts[word]}
          {date && <time dateTime={date}>{formatShortDate(date)}</time>}
        </li>
      ))}
    </ol>
  );
}
