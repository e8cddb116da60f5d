import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { headingOf } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { useSettings } from '../../lib/settings.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { PersonGrid } from '../../ui/person-grid.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { findPeople, teamFilterIn, topicsOf } from './find-people.ts';
import { MemberCard } from './member-card.tsx';
import { interestsQuery, teamQuery } from './queries.ts';
import { TeamFilter } from './team-filter.tsx';
import styles from './team-page.module.css';

/** Whoever has fewer people sees them all at once. */
const fewPeople = 6;

export default function TeamPage() {
  const roles = useRoles();
  const [search] = useSearchParams();
  const { data: team, isPending, isError, refetch } = useQuery(teamQuery);
  const { data: interests = [] } = useQuery(interestsQuery);
  const interestsOf = new Map(interests.map((of) => [of._id, of.interests]));
  const people = (team ?? []).map((member) => ({ member, interests: interestsOf.get(member._id) ?? [] }));
  const filter = teamFilterIn(search);
  const found = findPeople(people, filter);
  const isFiltered = Boolean(filter.q || filter.topic);
  return (
    <Container>
      <PageHeading title={teamTexts.title} lead={teamTexts.lead} />
      {isPending && <Loading text={teamTexts.loading} />}
      {isError && <Failed onRetry={refetch} />}
      {team?.length === 0 && <Empty text={teamTexts.nobodyYet} />}
      {(people.length > fewPeople || isFiltered) && (
        <TeamFilter topics={topicsOf(people)} found={found.length} all={people.length} />
      )}
      {people.length > 0 && found.length === 0 && <Empty text={teamTexts.filter.none} />}
      {roles.map((role) => {
        const members = found.filter(({ member }) => member.role === role.id);
        const id = role.id.replace(' ', '-');
        if (!members.length) return null;
        return (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <SectionHeading id={id} title={headingOf(role)} />
            <PersonGrid shape={role.shape}>
              {members.map(({ member, interests }) => (
                <li key={member._id}>
                  <MemberCard member={member} shape={role.shape} interests={interests} />
                </li>
              ))}
            </PersonGrid>
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
