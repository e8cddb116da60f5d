import { siteTexts } from '@lab/contract/texts/texts';
import { useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useLabName } from '../../lib/lab-info.ts';
import { useSession } from '../../lib/session.ts';
import { useSettings } from '../../lib/settings.ts';
import { useScroll } from '../../lib/use-scroll.ts';
import { closingIcon, IconButton } from '../../ui/icon-button.tsx';
import popoverStyles from '../../ui/popover.module.css';
import { Account, LoginLink } from './account.tsx';
import { barWidth, usualWidth } from './bar-width.ts';
import { ColourChoice } from './colour-choice.tsx';
import { Logo } from './logo.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SearchLink } from './search-link.tsx';
import { type LinkGroup, useSiteLinks } from './site-links.ts';
import styles from './top-bar.module.css';
import { useClosingPopover } from './use-closing-popover.ts';

/** Hides while scrolling down, and shows again while scrolling up and at the top. */
export function TopBar() {
  const lab = useLabName();
  const { shortName = lab } = useSettings();
  const { main, more } = useSiteLinks();
  const needs = barWidth(
    shortName,
    main.map(({ label }) => label),
  );
  const [hidden, setHidden] = useState(false);
  const last = useRef(0);
  useScroll((top) => {
    setHidden(top > 0 && (top === last.current ? hidden : top > last.current));
    last.current = top;
  });
  return (
    <header
      className={styles.bar}
      data-hidden={hidden || undefined}
      // The widths in the style sheet are those of the usual menu, in `em`.
      style={needs > usualWidth ? { fontSize: `${(needs / usualWidth).toFixed(2)}rem` } : undefined}
    >
      <div className={styles.inside}>
        <Link to="/" className={styles.logo} aria-label={siteTexts.frame.home(lab)}>
          <Logo />
          <span>{shortName}</span>
        </Link>
        <Menu main={main} more={more} />
        <div className={styles.actions}>
          <SearchLink place="bar" />
          <span className={styles.scheme}>
            <SchemeSwitch />
          </span>
          <Account />
          <IconButton
            className={styles.opener}
            popoverTarget="menu"
            label={siteTexts.frame.menu}
            path="M3 7h18M3 12h18M3 17h18"
          />
        </div>
      </div>
    </header>
  );
}

/** Part of the bar on wide screens, otherwise a popover. */
function Menu({ main, more }: Pick<ReturnType<typeof useSiteLinks>, 'main' | 'more'>) {
  const menu = useClosingPopover<HTMLDivElement>();
  return (
    <div ref={menu} id="menu" popover="auto" className={styles.menu}>
      <IconButton
        className={styles.closer}
        popoverTarget="menu"
        popoverTargetAction="hide"
        label={siteTexts.frame.closeMenu}
        path={closingIcon}
      />
      <SearchLink place="menu" />
      <nav className={styles.main} aria-label={siteTexts.frame.main}>
        <ul>
          {main.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <More groups={more} />
    </div>
  );
}

/** On its own, so that the links are not drawn again when it is known after hydration who is signed in. */
function OwnLogin() {
  const { user } = useSession();
  return user ? null : <LoginLink />;
}

/** The pages beside the main ones: a panel of its own on wide screens, and the end of the menu on others. */
function More({ groups }: { groups: readonly LinkGroup[] }) {
  const panel = useClosingPopover<HTMLElement>();
  const { more } = siteTexts.frame;
  return (
    <>
      <button type="button" className={styles.moreOpener} popoverTarget="more">
        {more}
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <nav
        ref={panel}
        id="more"
        popover="auto"
        className={`${popoverStyles.panel} ${styles.more}`}
        aria-label={more}
      >
        {groups.map(({ name, links }) => (
          <div key={name}>
            <p>{name}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.own}>
          <OwnLogin />
          <ColourChoice />
        </div>
      </nav>
    </>
  );
}
