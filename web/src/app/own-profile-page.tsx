import { AccountSection } from '../features/accounts/account-section.tsx';
import { Outcomes } from '../features/outcomes/outcomes.tsx';
import { ProfilePage } from '../features/team/profile/profile-page.tsx';
import { OwnPublicProfile } from '../features/team/public-profile/own-public-profile.tsx';

export default function OwnProfilePage() {
  return (
    <>
      <ProfilePage
        account={
          <>
            <OwnPublicProfile />
            <AccountSection />
          </>
        }
      />
      <Outcomes kind="team" />
    </>
  );
}
