import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { useQuery } from '@tanstack/react-query';
import { MemberCard } from '../member-card.tsx';
import { teamQuery } from '../queries.ts';
import styles from './own-card.module.css';
import { ownProfileQuery } from './queries.ts';

/** The person's card as the page of the team shows it, beside what they change. */
export function OwnCard() {
  const { data: profile } = useQuery(ownProfileQuery);
  const { data: team } = useQuery({ ...teamQuery, enabled: Boolean(profile?.memberId) });
  const member = team?.find(({ _id }) => _id === profile?.memberId);
  if (!member) return null;
  return (
    <aside className={styles.card} aria-labelledby="own-card">
      <h2 id="own-card">{profileTexts.own.card}</h2>
      <MemberCard member={member} shape="grid" />
    </aside>
  );
}
