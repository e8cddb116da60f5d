import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import AlumnusPage from '../features/alumni/alumnus-page.tsx';
import MemberPage from '../features/team/member-page.tsx';
import { memberQuery } from '../features/team/queries.ts';

/** A member, or at the same address somebody who was one. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { data: member } = useQuery(memberQuery(id));
  return member === null ? <AlumnusPage /> : <MemberPage />;
}
