import type { Fields, Values } from '@lab/contract/core/content/field';
import { typeOf } from '@lab/contract/core/content/field-type';
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

/** The values of fields as texts, by the fields' labels. */
export function factsIn(fields: Fields, values: Values): Shown {
  const facts = Object.entries(fields).map(([name, field]) => [
    field.label,
    typeOf(field).cell?.write(values[name] ?? '', field, () => undefined),
  ]);
  return Object.fromEntries(facts);
}
