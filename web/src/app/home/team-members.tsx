import { paths } from '@lab/contract/features/pages/paths';
import { roleName } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { Picture } from '../../ui/picture.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { chosenMembersQuery } from './queries.ts';
import row from './row.module.css';
import type { SectionProps } from './section.ts';
import { SectionHead } from './section-head.tsx';
import styles from './team-members.module.css';

function Place({ university }: { university: string }) {
  const place = university || teamTexts.defaults.university;
  return place && <p className={styles.place}>{place}</p>;
}

export function TeamMembers({ heading = teamTexts.heading }: SectionProps) {
  const roles = useRoles();
  const { data: members, isPending, isError, refetch } = useQuery(chosenMembersQuery);
  return (
    <section data-below aria-labelledby="team-members">
      <SectionHead
        id="team-members"
        title={heading}
        subheading={teamTexts.subheading}
        all={Boolean(members?.length) && { to: paths.team, text: siteTexts.showMore }}
      />
      {isPending && <Loading text={teamTexts.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {members?.length === 0 && <Empty text={teamTexts.empty} />}
      {members && members.length > 0 && (
        <ul className={`${row.row} ${styles.team}`}>
          {members.map((member) => (
            <li key={member._id}>
              <Link to={paths.member(member._id)} state={member}>
                <Picture
                  src={member.image}
                  alt=""
                  width={240}
                  height={240}
                  sizes="(min-width: 64rem) 12rem, (min-width: 48rem) 15rem, 7.5rem"
                />
                <div>
                  <h3 dir="auto" translate="no">
                    {member.name || teamTexts.defaults.name}
                  </h3>
                  <p dir="auto">{member.title || roleName(roles, member.role)}</p>
                  <Place university={member.university} />
                </div>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
