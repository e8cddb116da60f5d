import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { pressLogoFile } from '@lab/contract/features/press/files';
import type { PressKit } from '@lab/contract/features/press/schemas';
import { pressTexts } from '@lab/contract/features/press/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { labInfoQuery, useLabName } from '../../lib/lab-info.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { useSettings } from '../../lib/settings.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { ToolFile } from '../../ui/tool-link.tsx';
import styles from './press-page.module.css';
import { PressPortraits } from './press-portraits.tsx';
import { pressQuery } from './queries.ts';

/** Who the lab is, whom journalists ask, and pictures to print. */
export default function PressPage() {
  const { data: kit, isPending, isError, refetch } = useQuery(pressQuery);
  return (
    <Container>
      <PageHeading title={pressTexts.title} lead={pressTexts.lead} />
      <div className={styles.top}>
        <AboutLab />
        {kit && <Contact contact={kit.contact} />}
      </div>
      {isPending && <Loading />}
      {isError && <Failed onRetry={() => void refetch()} />}
      {kit && <Logos logos={kit.logos} />}
      {kit && <PressPortraits portraits={kit.portraits} />}
    </Container>
  );
}

function AboutLab() {
  const name = useLabName();
  const { data: lab } = useQuery(labInfoQuery);
  const { statement, shortName, affiliation, emptyPages, tagline = siteTexts.tagline } = useSettings();
  const { facts } = pressTexts;
  const { works, people, since } = labInfoTexts.home;
  const [paragraph = ''] = lab?.overView.details.split(/\n\s*\n/) ?? [];
  const rows = [
    [facts.name, name],
    [facts.short, shortName],
    [facts.part, affiliation],
    [facts.place, lab?.location],
    [works, lab?.paperCount],
    [people, lab?.memberCount],
    [since, lab?.firstYear],
  ] as const;
  return (
    <section className={styles.about} aria-labelledby="press-about">
      <h2 id="press-about">{pressTexts.about}</h2>
      <p className={styles.sentence} dir="auto">
        {statement || tagline}
      </p>
      {paragraph && paragraph !== statement && <Prose text={paragraph} />}
      <dl className={styles.facts}>
        {rows.map(
          ([label, value]) =>
            Boolean(value) && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {!emptyPages?.includes(paths.about) && (
        <p>
          <Link to={paths.about}>{labInfoTexts.aboutTitle(name)}</Link>
        </p>
      )}
    </section>
  );
}

/** What the lab has not said for the press is what it says to everybody. */
function Contact({ contact }: Pick<PressKit, 'contact'>) {
  const { data: lab } = useQuery(labInfoQuery);
  const email = contact.email || lab?.email;
  const phone = contact.phone || lab?.phone;
  return (
    <section className={styles.contact} aria-labelledby="press-contact">
      <h2 id="press-contact">{pressTexts.contact}</h2>
      {contact.name && <p dir="auto">{contact.name}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone && (
        <p>
          <a href={phoneAddress(phone)} suppressHydrationWarning>
            {phone}
          </a>
        </p>
      )}
      {contact.note && <Prose text={contact.note} />}
    </section>
  );
}

function Logos({ logos }: Pick<PressKit, 'logos'>) {
  if (logos.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="press-logos">
      <SectionHeading id="press-logos" title={pressTexts.logos} />
      <ul className={styles.logos}>
        {logos.map(({ logo, image }) => (
          <li key={logo}>
            <div className={logo === 'logoDark' ? styles.dark : styles.light}>
              <Picture src={image} alt="" width={240} height={96} sizes="240px" />
            </div>
            <p>{pressTexts.logo[logo]}</p>
            <ToolFile
              icon="download"
              href={pressLogoFile(logo)}
              download
              aria-label={`${pressTexts.files.png}: ${pressTexts.logo[logo]}`}
            >
              {pressTexts.files.png}
            </ToolFile>
          </li>
        ))}
      </ul>
    </section>
  );
}
