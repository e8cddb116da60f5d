import { paths } from '@lab/contract/features/pages/paths';
import { memberResourceKind } from '@lab/contract/features/resources/kind';
import { resourceTexts } from '@lab/contract/features/resources/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { useNoteList } from '../../lib/use-list-behind.ts';
import { PageHeading } from '../../ui/headings.tsx';
import { RecordGroup, recordGroupStyles } from '../../ui/record-groups.tsx';
import { RecordRow } from '../../ui/record-row.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { forMembersQuery, isNoMember } from './for-members.ts';

const types = memberResourceKind.fields.type.values;

/** Protocols, equipment and handbook pages that only members of the team and admins read. */
export default function ForMembersPage() {
  const { data: all, isPending, error, refetch } = useQuery(forMembersQuery);
  useNoteList(all?.map(({ _id, title }) => ({ to: paths.forMember(_id), title })) ?? []);
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
        <RecordGroup key={type} title={resourceTexts.types[type]}>
          <ul className={recordGroupStyles.rows}>
            {found.map(({ _id, title, summary, date }) => (
              <li key={_id}>
                <RecordRow title={title} to={paths.forMember(_id)} summary={summary}>
                  {date && <p>{formatDate(date)}</p>}
                </RecordRow>
              </li>
            ))}
          </ul>
        </RecordGroup>
      ))}
    </>
  );
}

function NoList({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return isNoMember(error) ? <Empty text={resourceTexts.members.notMember} /> : <Failed onRetry={onRetry} />;
}
