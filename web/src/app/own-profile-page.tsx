import { AccountSection } from '../features/accounts/account-section.tsx';
import { MailChoices } from '../features/mail/mail-choices.tsx';
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
            <AccountSection mail={<MailChoices />} />
          </>
        }
      />
      <Outcomes kind="team" />
    </>
  );
}
