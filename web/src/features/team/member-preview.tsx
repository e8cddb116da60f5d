import type { MemberForm } from '@lab/contract/features/team/kind';
import { MemberCard } from './member-card.tsx';

export default function MemberPreview({ values }: { values: MemberForm }) {
  return <MemberCard member={{ ...values, _id: '', createdAt: '' }} shape="grid" />;
}
