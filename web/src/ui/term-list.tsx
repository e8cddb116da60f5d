import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { isOpen, type Term, termName, yearsOf } from '@lab/contract/features/team/terms';
import { useRoles } from '../lib/roles.ts';
import styles from './term-list.module.css';

/** What a person was at the lab, the latest first. */
export function TermList({ terms, label }: { terms: readonly Term[]; label: string }) {
  const roles = useRoles();
  return (
    <ul className={styles.terms} aria-label={label}>
      {terms.toReversed().map((term) => {
        const years = isOpen(term) && term.from ? alumniTexts.since(term.from.slice(0, 4)) : yearsOf([term]);
        return (
          <li key={`${term.role}${term.title}${term.from}${term.until}`}>
            <span dir="auto">{termName(term, roles)}</span> {years && <span>{years}</span>}
          </li>
        );
      })}
    </ul>
  );
}
