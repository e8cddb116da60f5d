import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { headingOf } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { useSettings } from '../../lib/settings.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { MemberCard } from './member-card.tsx';
import { teamQuery } from './queries.ts';
import styles from './team-page.module.css';

export default function TeamPage() {
  const roles = useRoles();
  const { data: team, isPending, isError, refetch } = useQuery(teamQuery);
  return (
    <Container>
      <PageHeading title={teamTexts.title} lead={teamTexts.lead} />
      {isPending && <Loading text={teamTexts.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {team?.length === 0 && <Empty text={teamTexts.empty} />}
      {roles.map((role) => {
        const members = team?.filter((member) => member.role === role.id) ?? [];
        const id = role.id.replace(' ', '-');
        if (!members.length) return null;
        return (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <SectionHeading id={id} title={headingOf(role)} />
            <ul className={styles[role.shape]}>
              {members.map((member) => (
                <li key={member._id}>
                  <MemberCard member={member} shape={role.shape} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <FormerMembers />
    </Container>
  );
}

/** Where there are any, and the lab shows them. */
function FormerMembers() {
  const { menu = [], inFooter = [] } = useSettings();
  if (![...menu, ...inFooter].some(({ to }) => to === paths.alumni)) return null;
  return (
    <p className={styles.former}>
      <Link to={paths.alumni}>{alumniTexts.back}</Link>
    </p>
  );
}
