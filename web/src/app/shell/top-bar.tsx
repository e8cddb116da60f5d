import { siteTexts } from '@lab/contract/texts/texts';
import { useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { PagesInMenu } from '../../features/free-pages/pages-in-menu.tsx';
import { useLabName } from '../../lib/lab-info.ts';
import { useSettings } from '../../lib/settings.ts';
import { Account } from './account.tsx';
import { Logo } from './logo.tsx';
import { mainLinks } from './main-links.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import styles from './top-bar.module.css';
import { useClosingPopover } from './use-closing-popover.ts';
import { useScroll } from './use-scroll.ts';

/** Hides while scrolling down, and shows again while scrolling up and at the top. */
export function TopBar() {
  const lab = useLabName();
  const { shortName = lab } = useSettings();
  const [hidden, setHidden] = useState(false);
  const last = useRef(0);
  useScroll((top) => {
    setHidden(top > 0 && (top === last.current ? hidden : top > last.current));
    last.current = top;
  });
  return (
    <header className={styles.bar} data-hidden={hidden || undefined}>
      <div className={styles.inside}>
        <Link to="/" className={styles.logo} aria-label={siteTexts.frame.home(lab)}>
          <Logo />
          <span>{shortName}</span>
        </Link>
        <Menu />
        <div className={styles.actions}>
          <span className={styles.scheme}>
            <SchemeSwitch />
          </span>
          <Account />
          <button
            type="button"
            className={styles.opener}
            popoverTarget="menu"
            aria-label={siteTexts.frame.menu}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M3 7h18M3 12h18M3 17h18" />
            </svg>
          </button>
        </div>
      </div>
    </header>
  );
}

/** Part of the bar on wide screens, otherwise a popover. */
function Menu() {
  const menu = useClosingPopover<HTMLElement>();
  const { menu: links = mainLinks() } = useSettings();
  return (
    <nav ref={menu} id="menu" popover="auto" className={styles.menu} aria-label={siteTexts.frame.main}>
      <button
        type="button"
        className={styles.closer}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={siteTexts.frame.closeMenu}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              {label}
            </NavLink>
          </li>
        ))}
        <PagesInMenu place="menu" />
      </ul>
      <SchemeSwitch />
    </nav>
  );
}
