import { alumniTexts } from '@lab/contract/alumni/texts';
import type { Member } from '@lab/contract/team/kind';
import { roleName } from '@lab/contract/team/roles';
import { useQuery } from '@tanstack/react-query';
import { useRoles } from '../../lib/roles.ts';
import styles from '../../ui/person-page.module.css';
import { TermList } from '../../ui/term-list.tsx';
import { termsQuery } from './queries.ts';

/** The present role of a member, and those before it. */
export function MemberTerms({ member: { _id, role } }: { member: Member }) {
  const roles = useRoles();
  const { data } = useQuery(termsQuery(_id));
  const terms = data?.terms ?? [];
  return (
    <>
      <p className={styles.role}>{roleName(roles, role)}</p>
      {terms.length > 1 && <TermList terms={terms} label={alumniTexts.history} />}
    </>
  );
}
