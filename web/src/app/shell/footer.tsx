import type { Kind } from '@lab/contract/core/content/kind';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { kinds } from '@lab/contract/kinds/kinds';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PagesInMenu } from '../../features/free-pages/pages-in-menu.tsx';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { useSettings } from '../../lib/settings.ts';
import { SocialLinks } from '../../ui/social-links.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { mainLinks } from './main-links.ts';

export function Footer() {
  const { data: lab } = useQuery(labInfoQuery);
  const {
    menu = mainLinks(),
    emptyPages,
    inFooter: made = [],
    tagline = siteTexts.tagline,
    affiliation,
    footer,
    legal = [],
  } = useSettings();
  const links = menu.filter(({ to }) => to !== paths.contactUs);
  return (
    <footer className={styles.footer} data-below>
      <div className={styles.inside}>
        <div>
          <p className={styles.name}>
            <Logo place="band" />
            {lab?.name || siteTexts.product}
          </p>
          <p className={styles.tagline}>{tagline}</p>
          {affiliation && <p>{affiliation}</p>}
          {footer && <p className={styles.text}>{footer}</p>}
          <SocialLinks
            links={{
              [labInfoTexts.social.facebook]: lab?.socialMedia.facebook,
              [labInfoTexts.social.linkedIn]: lab?.socialMedia.linkedIn,
              [labInfoTexts.social.X]: lab?.socialMedia.X,
              [labInfoTexts.social.whatsApp]: lab?.socialMedia.whatsApp,
            }}
          />
        </div>
        <nav aria-label={siteTexts.frame.footer}>
          <h2>{siteTexts.frame.explore}</h2>
          <ul className={styles.links}>
            {[...links, ...made].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {Object.values<Kind>(kinds)
              .filter(
                ({ pages: { all }, inFooter }) =>
                  inFooter && !emptyPages?.includes(all) && !links.some(({ to }) => to === all),
              )
              .map(({ pages, inFooter: label }) => (
                <li key={pages.all}>
                  <Link to={pages.all}>{label}</Link>
                </li>
              ))}
            <PagesInMenu place="footer" />
            <li>
              <Link to={paths.contact}>{siteTexts.nav.contact}</Link>
            </li>
            {legal.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className={styles.reach}>
          {(lab?.location || lab?.email || lab?.phone) && <h2>{siteTexts.frame.reachUs}</h2>}
          {lab?.location && <p>{lab.location}</p>}
          {lab?.email && <a href={`mailto:${lab.email}`}>{lab.email}</a>}
          {lab?.phone && <a href={phoneAddress(lab.phone)}>{lab.phone}</a>}
        </address>
      </div>
    </footer>
  );
}
