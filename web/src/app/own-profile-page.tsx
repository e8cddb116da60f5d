import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { PartTabs } from '../desk/part-tabs.tsx';
import { MailChoices } from '../features/mail/mail-choices.tsx';
import { Outcomes } from '../features/outcomes/outcomes.tsx';
import { OwnPressPortrait } from '../features/press/own-press-portrait.tsx';
import { ProfilePage } from '../features/team/profile/profile-page.tsx';
import { OwnCard } from '../features/team/public-profile/own-card.tsx';
import { OwnPublicProfile } from '../features/team/public-profile/own-public-profile.tsx';
import { OwnVisibility } from '../features/team/public-profile/visibility.tsx';
import { OwnRoles } from '../features/users/own-roles.tsx';
import { PageHeading } from '../ui/headings.tsx';
import { LazyContent, lazyPage } from '../ui/lazy-page.tsx';
import { Loading } from '../ui/states.tsx';
import styles from './own-profile-page.module.css';

const accountSection = lazyPage(() => import('../features/accounts/account-section.tsx'));

export default function OwnProfilePage() {
  const { label, ...names } = profileTexts.own.tabs;
  return (
    <>
      <PartTabs label={label} names={names}>
        {(part) => {
          if (part === 'mail') return <MailChoices />;
          if (part === 'account')
            return (
              <>
                <PageHeading title={names.account} />
                <OwnRoles />
                <LazyContent page={accountSection} meanwhile={<Loading />} />
              </>
            );
          return (
            <div className={styles.beside}>
              {part === 'profile' ? (
                <ProfilePage account={<OwnPublicProfile />} />
              ) : (
                <div>
                  <OwnVisibility />
                  <OwnPressPortrait />
                </div>
              )}
              <OwnCard />
            </div>
          );
        }}
      </PartTabs>
      <Outcomes kind="team" />
    </>
  );
}
