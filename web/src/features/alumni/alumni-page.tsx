import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { headingOf, type TeamRole } from '@lab/contract/features/team/roles';
import { yearOfLeaving } from '@lab/contract/features/team/terms';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { PersonGrid } from '../../ui/person-grid.tsx';
import { RecordGroup } from '../../ui/record-groups.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import styles from './alumni.module.css';
import { type AlumnusInBrief, AlumnusRow } from './alumnus-row.tsx';
import { alumniQuery } from './queries.ts';

/** Who looks for one of more groups would scroll for long. */
const fewGroups = 4;

interface Group {
  id: string;
  heading: string;
  people: AlumnusInBrief[];
}

/** The latest first; those of whom nobody knows the year come last. */
function byYear(people: readonly AlumnusInBrief[]): Group[] {
  const years = [...new Set(people.map(({ terms }) => yearOfLeaving(terms)))].sort().reverse();
  return years.map((year) => ({
    id: `left-${year || 'unknown'}`,
    heading: year || alumniTexts.yearUnknown,
    people: people.filter(({ terms }) => yearOfLeaving(terms) === year),
  }));
}

/** Under the last role that they had, in the order of the Team page. */
function byRole(people: readonly AlumnusInBrief[], roles: readonly TeamRole[]): Group[] {
  const known = roles.map(({ id }) => id);
  const roleOf = ({ terms }: AlumnusInBrief) => terms.findLast(({ role }) => known.includes(role))?.role;
  const groups = roles.map((role) => ({
    id: `was-${role.id.replace(' ', '-')}`,
    heading: headingOf(role),
    people: people.filter((person) => roleOf(person) === role.id),
  }));
  const others = people.filter((person) => roleOf(person) === undefined);
  const rest = { id: 'was-other', heading: alumniTexts.roleUnknown, people: others };
  return [...groups, rest].filter((group) => group.people.length > 0);
}

export default function AlumniPage() {
  const roles = useRoles();
  const [search] = useSearchParams();
  const { data: alumni, isPending, isError, refetch } = useQuery(alumniQuery);
  const isByRole = search.get('by') === 'role';
  const groups = isByRole ? byRole(alumni ?? [], roles) : byYear(alumni ?? []);
  return (
    <Container>
      <PageHeading title={alumniTexts.title} lead={alumniTexts.lead} />
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {alumni?.length === 0 && <Empty text={alumniTexts.empty} />}
      {groups.length > 0 && (
        <nav className={styles.by} aria-label={alumniTexts.by}>
          <span>{alumniTexts.by}</span>
          <Link to={{ search: '' }} aria-current={isByRole ? undefined : 'true'}>
            {alumniTexts.byYear}
          </Link>
          <Link to={{ search: 'by=role' }} aria-current={isByRole ? 'true' : undefined}>
            {alumniTexts.byRole}
          </Link>
        </nav>
      )}
      {groups.length > fewGroups && (
        <nav className={styles.jump} aria-label={alumniTexts.jump}>
          {groups.map(({ id, heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ id, heading, people }) => (
        <RecordGroup key={id} id={id} title={heading} below>
          <div className={styles.group}>
            <PersonGrid shape="side">
              {people.map((person) => (
                <li key={person._id}>
                  <AlumnusRow person={person} />
                </li>
              ))}
            </PersonGrid>
          </div>
        </RecordGroup>
      ))}
    </Container>
  );
}
