import { numbersOf } from '@lab/contract/features/years/numbers';
import { yearTexts } from '@lab/contract/features/years/texts';
import { useRoles } from '../../lib/roles.ts';
import { Part } from './part.tsx';
import type { YearOnPage } from './queries.ts';
import styles from './years.module.css';

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
