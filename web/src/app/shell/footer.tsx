import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { useSettings } from '../../lib/settings.ts';
import { SocialLinks } from '../../ui/social-links.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { useSiteLinks } from './site-links.ts';

export function Footer() {
  const { data: lab } = useQuery(labInfoQuery);
  const { tagline = siteTexts.tagline, affiliation, footer, legal = [] } = useSettings();
  const { all } = useSiteLinks();
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
        </div>
        <nav className={styles.groups} aria-label={siteTexts.frame.footer}>
          {all.map(({ name, links }) => (
            <div key={name} className={links.length > 6 ? styles.long : undefined}>
              <h2>{name}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.reach}>
          {(lab?.location || lab?.email || lab?.phone) && <h2>{siteTexts.frame.reachUs}</h2>}
          {lab?.location && <p>{lab.location}</p>}
          {lab?.email && <a href={`mailto:${lab.email}`}>{lab.email}</a>}
          {lab?.phone && <a href={phoneAddress(lab.phone)}>{lab.phone}</a>}
          <SocialLinks
            links={{
              [labInfoTexts.social.facebook]: lab?.socialMedia.facebook,
              [labInfoTexts.social.linkedIn]: lab?.socialMedia.linkedIn,
              [labInfoTexts.social.X]: lab?.socialMedia.X,
              [labInfoTexts.social.whatsApp]: lab?.socialMedia.whatsApp,
            }}
          />
        </div>
        {legal.length > 0 && (
          <ul className={styles.legal}>
            {legal.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
