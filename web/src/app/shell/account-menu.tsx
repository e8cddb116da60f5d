import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { NavLink } from 'react-router-dom';
import { Bell } from '../../features/mail/bell.tsx';
import { useSession } from '../../lib/session.ts';
import { askToLogOut } from '../../ui/log-out.ts';
import { Picture } from '../../ui/picture.tsx';
import popoverStyles from '../../ui/popover.module.css';
import styles from './account.module.css';
import { accountLinks } from './account-links.ts';
import { useClosingPopover } from './use-closing-popover.ts';

export default function AccountMenu() {
  const session = useSession();
  const popover = useClosingPopover<HTMLElement>();
  const notices = useClosingPopover<HTMLElement>();
  return (
    <>
      <Bell popover={notices} />
      <button
        type="button"
        className={styles.avatar}
        popoverTarget="account-menu"
        aria-label={siteTexts.frame.account}
      >
        <Picture src={session.user?.photoUrl} alt="" width={40} height={40} sizes="40px" />
      </button>
      <nav
        ref={popover}
        id="account-menu"
        popover="auto"
        aria-label={siteTexts.frame.account}
        className={`${popoverStyles.panel} ${styles.menu}`}
      >
        <p className={styles.who}>
          {session.user?.name}
          <span>{session.user?.email}</span>
        </p>
        <ul>
          <li>
            <NavLink to={paths.dashboard} end>
              {siteTexts.menu.dashboard}
            </NavLink>
          </li>
          {accountLinks(session).map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void askToLogOut(session)}>
              {siteTexts.nav.logout}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}
