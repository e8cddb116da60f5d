import { paths } from '@lab/contract/features/pages/paths';
import { roleName } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/headings.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { chosenMembersQuery } from './queries.ts';
import type { SectionProps } from './section.ts';
import styles from './sections.module.css';

export function TeamMembers({ heading = teamTexts.heading }: SectionProps) {
  const roles = useRoles();
  const { data: members, isPending, isError, refetch } = useQuery(chosenMembersQuery);
  return (
    <section className={styles.section} data-below aria-labelledby="team-members">
      <SectionHeading id="team-members" title={heading} subheading={teamTexts.subheading} />
      {isPending && <Loading text={teamTexts.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {members?.length === 0 && <Empty text={teamTexts.empty} />}
      {members && members.length > 0 && (
        <>
          <ul className={styles.team}>
            {members.map((member) => (
              <li key={member._id}>
                <Link to={paths.member(member._id)} state={member}>
                  <Picture src={member.image} alt="" width={96} height={96} sizes="96px" />
                  <div>
                    <h3 dir="auto">{member.name || teamTexts.defaults.name}</h3>
                    <p>{roleName(roles, member.role)}</p>
                    <p>{member.university || teamTexts.defaults.university}</p>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink kind="quiet" className={styles.more} to={paths.team}>
            {siteTexts.showMore}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
