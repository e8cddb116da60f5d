import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { roleName } from '@lab/contract/features/team/roles';
import type { Term } from '@lab/contract/features/team/terms';
import { useRoles } from '../../lib/roles.ts';
import styles from '../../ui/person-page.module.css';
import { TermList } from '../../ui/term-list.tsx';

/** The present role of a member, and those before it. */
export function MemberTerms({ role, terms }: { role: string; terms: Term[] }) {
  const roles = useRoles();
  return (
    <>
      <p className={styles.role}>{roleName(roles, role)}</p>
      {terms.length > 1 && <TermList terms={terms} label={alumniTexts.history} />}
    </>
  );
}
