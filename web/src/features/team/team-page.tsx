import { type TeamRole, teamRoles } from '@lab/contract/team/roles';
import { teamTexts } from '@lab/contract/team/texts';
import { useQuery } from '@tanstack/react-query';
import { Container } from '../../ui/container.tsx';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { MemberCard, type MemberCardShape } from './member-card.tsx';
import { teamQuery } from './queries.ts';
import styles from './team-page.module.css';

const shapes: Record<TeamRole, MemberCardShape> = {
  Advisor: 'wide',
  'Research Director': 'grid',
  Researcher: 'grid',
  'Research Assistant': 'side',
};

export default function TeamPage() {
  const { data: team, isPending, isError, refetch } = useQuery(teamQuery);
  return (
    <Container>
      <PageHeading title={teamTexts.title} lead={teamTexts.lead} />
      {isPending && <Loading text={teamTexts.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {team?.length === 0 && <Empty text={teamTexts.empty} />}
      {teamRoles.map((role) => {
        const members = team?.filter((member) => member.role === role) ?? [];
        if (!members.length) return null;
        return (
          <section key={role} className={styles.section} aria-labelledby={role.replace(' ', '-')}>
            <SectionHeading id={role.replace(' ', '-')} title={teamTexts.sections[role]} />
            <ul className={styles[shapes[role]]}>
              {members.map((member) => (
                <li key={member._id}>
                  <MemberCard member={member} shape={shapes[role]} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Container>
  );
}
