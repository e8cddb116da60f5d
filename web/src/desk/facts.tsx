import type { Fields, Values } from '@lab/contract/core/content/field';
import type { ReactNode } from 'react';
import styles from './desk.module.css';

type Shown = Readonly<Record<string, ReactNode>>;

export function Facts({ facts }: { facts: Shown }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The values of fields that are texts or choices, by the fields' labels. */
export function factsIn(fields: Fields, values: Values): Shown {
  const facts = Object.entries(fields).map(([name, field]) => {
    const value = String(values[name] ?? '');
    return [field.label, field.is === 'choice' ? (field.labels[value] ?? value) : value];
  });
  return Object.fromEntries(facts);
}
