import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labInfoQuery, useLabName } from '../../lib/lab-info.ts';
import { useSettings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailToLab } from '../../ui/mail-to-lab.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Slider } from '../../ui/slider.tsx';
import styles from './opening.module.css';

/** docs/specification.md#home */
export const carousel = { delay: 3500, spacing: 30, loop: true } as const;

/** The lab's introduction, beside the carousel, one picture or nothing. */
export function Opening() {
  const { data: lab } = useQuery(labInfoQuery);
  const name = useLabName();
  const { opening, emptyPages, statement, tagline } = useSettings();
  const slides = lab?.carousel ?? [];
  // The last page that the server calls empty, when there is nothing on any other.
  const isNew = emptyPages?.includes(paths.joinUs);
  const lead = statement || lab?.overView.details.split(/\n\s*\n/)[0] || tagline;
  return (
    <div className={styles.band}>
      <div className={styles.inside}>
        <div>
          <h1>{name}</h1>
          {(lead || !isNew) && (
            <p className={styles.lead} dir="auto">
              {lead || siteTexts.tagline}
            </p>
          )}
          {isNew && <p className={styles.lead}>{labInfoTexts.home.beingSetUp}</p>}
          <p className={styles.actions}>
            {!emptyPages?.includes(paths.publications) && (
              <ButtonLink to={paths.publications}>{siteTexts.nav.publications}</ButtonLink>
            )}
            {!emptyPages?.includes(paths.joinUs) && (
              <ButtonLink to={paths.joinUs} kind="quiet">
                {siteTexts.nav.joinUs}
              </ButtonLink>
            )}
            {!emptyPages?.includes(paths.about) && (
              <Link to={paths.about}>{labInfoTexts.aboutTitle(name)}</Link>
            )}
            {isNew && (
              <>
                <MailToLab />
                <ButtonLink to={paths.contactUs} kind="quiet">
                  {siteTexts.nav.contactUs}
                </ButtonLink>
              </>
            )}
          </p>
          <Numbers />
        </div>
        {slides.length > 0 && opening !== 'none' && (
          <div className={styles.carousel}>
            {opening === 'picture' ? (
              <Slide {...slides[0]} first />
            ) : (
              <Slider
                {...carousel}
                label={labInfoTexts.carousel}
                pagination
                firstSlideOnly
                slides={slides.map((slide, index) => ({
                  // Two slides may show the same image, so the image cannot be the key.
                  key: `${index}`,
                  content: <Slide {...slide} first={index === 0} />,
                }))}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Says only what is known, and nothing of a lab without works. */
function Numbers() {
  const { paperCount, memberCount, firstYear } = useQuery(labInfoQuery).data ?? {};
  const { works, people, since } = labInfoTexts.home;
  if (!paperCount) return null;
  const rows = [
    { label: works, number: grouped(paperCount) },
    { label: people, number: memberCount && grouped(memberCount) },
    { label: since, number: firstYear },
  ];
  return (
    <dl className={styles.numbers}>
      {rows.map(
        ({ label, number }) =>
          number && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** 1 200 with a thin space, as in every language; browsers take long to load their own rules. */
const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3}){1,3}$)/g, '\u202f');

interface SlideProps {
  image?: string;
  caption?: string;
  link?: string | undefined;
  first: boolean;
}

/**
 * Leads where the lab has said. The link is within the figure, because a figure gives a link around it no
 * name.
 */
function Slide({ image, caption, link, first }: SlideProps) {
  const picture = (
    <Picture
      src={image}
      alt={caption ?? ''}
      width={1080}
      height={720}
      sizes="(min-width: 64rem) 44rem, 100vw"
      first={first}
    />
  );
  return (
    <figure className={styles.slide}>
      {link ? <SlideLink to={link}>{picture}</SlideLink> : picture}
      {caption && <figcaption aria-hidden="true">{caption}</figcaption>}
    </figure>
  );
}

/** To a page of this site or another. */
const SlideLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
