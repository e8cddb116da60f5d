import { paths } from '@lab/contract/features/pages/paths';
import type { Member } from '@lab/contract/features/team/kind';
import { teamTexts } from '@lab/contract/features/team/texts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { AlumnusPage } from '../features/alumni/alumnus-page.tsx';
import { MemberPage } from '../features/team/member-page.tsx';
import { personQuery } from '../lib/person.ts';
import { recordFromState } from '../ui/record-from-state.ts';
import { Failed, Loading, NotFound } from '../ui/states.tsx';

const { member: texts } = teamTexts;

/** A member, or at the same address somebody who was one. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const member = recordFromState<Member>(state, id);
  const {
    data: person,
    isError,
    refetch,
  } = useQuery({ ...personQuery(id), placeholderData: member && { member } });
  if (isError) return <Failed onRetry={refetch} />;
  if (person === undefined) return <Loading />;
  if (person?.alumnus) return <AlumnusPage person={person.alumnus} />;
  if (!person?.member) return <NotFound text={texts.notFound} back={paths.team} label={texts.back} />;
  return <MemberPage {...person} member={person.member} />;
}
