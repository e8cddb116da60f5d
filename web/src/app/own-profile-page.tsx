import { AccountSection } from '../features/accounts/account-section.tsx';
import { OwnPublicProfile } from '../features/team/profile/public/own-public-profile.tsx';
import { ProfilePage } from '../features/team/profile/profile-page.tsx';

export default function OwnProfilePage() {
  return (
    <ProfilePage
      account={
        <>
          <OwnPublicProfile />
          <AccountSection />
        </>
      }
    />
  );
}
