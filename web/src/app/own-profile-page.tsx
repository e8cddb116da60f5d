import { AccountSection } from '../features/accounts/account-section.tsx';
import { Outcomes } from '../features/outcomes/outcomes.tsx';
import { ProfilePage } from '../features/team/profile/profile-page.tsx';

export default function OwnProfilePage() {
  return (
    <>
      <ProfilePage account={<AccountSection />} />
      <Outcomes kind="team" />
    </>
  );
}
