import { paths } from '@lab/contract/features/pages/paths';
import { memberResourceKind } from '@lab/contract/features/resources/kind';
import { resourceTexts } from '@lab/contract/features/resources/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { forMembersQuery, isNoMember } from './for-members.ts';
import styles from './outputs.module.css';

const types = memberResourceKind.fields.type.values;

/** Protocols, equipment and handbook pages that only members of the team and admins read. */
export default function ForMembersPage() {
  const { data: all, isPending, error, refetch } = useQuery(forMembersQuery);
  const groups = types.flatMap((type) => {
    const found = all?.filter((row) => row.type === type) ?? [];
    return found.length > 0 ? [{ type, found }] : [];
  });
  return (
    <>
      <PageHeading title={siteTexts.menu.forMembers} lead={resourceTexts.members.lead} />
      {isPending && <Loading />}
      {error && <NoList error={error} onRetry={() => void refetch()} />}
      {all?.length === 0 && <Empty text={resourceTexts.members.empty} />}
      {groups.map(({ type, found }) => (
        <section key={type} className={styles.group} aria-labelledby={type}>
          <SectionHeading id={type} title={resourceTexts.types[type]} />
          <ul>
            {found.map(({ _id, title, summary, date }) => (
              <li key={_id} className={styles.card}>
                <div>
                  {date && <p className={styles.line}>{formatDate(date)}</p>}
                  <h3 dir="auto">
                    <Link to={paths.forMember(_id)}>{title}</Link>
                  </h3>
                  {summary && (
                    <p className={styles.summary} dir="auto">
                      {summary}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function NoList({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return isNoMember(error) ? <Empty text={resourceTexts.members.notMember} /> : <Failed onRetry={onRetry} />;
}
