/** What one's roles beside member, writer and admin let one do, in words. */

import { api } from '@lab/contract';
import { givenRights, hasEnded, writingOf } from '@lab/contract/api/given-roles';
import type { Right } from '@lab/contract/api/rights';
import type { Kind } from '@lab/contract/core/content/kind';
import { roleTexts as texts } from '@lab/contract/features/users/roles/desk/words';
import type { User } from '@lab/contract/features/users/schemas';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/dates.ts';
import { endpointQuery } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import styles from './own-roles.module.css';

type Grants = NonNullable<User['grants']>;

/** Nothing for those who have none. */
export function OwnRoles() {
  const { user, may } = useSession();
  const email = user?.email ?? '';
  const query = endpointQuery(api.users.byEmail, { query: { email } });
  const { data } = useQuery({ ...query, enabled: email !== '' && may !== undefined });
  const grants = data?.grants?.filter(({ until }) => !hasEnded(until, new Date())) ?? [];
  if (grants.length === 0) return null;
  return (
    <section className={styles.roles}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {grants.map((grant) => (
        <div key={grant.role}>
          <h3>{headingOf(grant)}</h3>
          <ul>
            {rightsIn(grant).map((right) => (
              <li key={right}>{texts.rights[right]}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Of a role for some kinds only those that are about them. */
function rightsIn({ role, only }: Grants[number]): readonly Right[] {
  const about = Object.values<Kind>(kinds).filter(({ name }) => only.includes(name));
  const named = about.flatMap(({ needs }) => [needs, writingOf(needs)]);
  const all: readonly Right[] = givenRights[role];
  return about.length > 0 ? all.filter((right) => right === 'desk.use' || named.includes(right)) : all;
}

function headingOf({ role, only, until }: Grants[number]): string {
  const limit = role === 'recruiter' ? texts.onlyPositions(only.length) : texts.onlyKinds(namesOf(only));
  const end = until && texts.until(formatDateTime(until));
  return [texts.names[role], only.length > 0 && limit, end].filter(Boolean).join(', ');
}

const namesOf = (only: readonly string[]) =>
  Object.values<Kind>(kinds)
    .filter(({ name }) => only.includes(name))
    .map(({ menu }) => menu)
    .join(', ');
