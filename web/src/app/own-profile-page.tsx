import { AccountSection } from '../features/accounts/account-section.tsx';
import { MailChoices } from '../features/mail/mail-choices.tsx';
import { ProfilePage } from '../features/team/profile/profile-page.tsx';

export default function OwnProfilePage() {
  return <ProfilePage account={<AccountSection mail={<MailChoices />} />} />;
}
