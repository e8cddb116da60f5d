import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { labInfoQuery, useLabName } from '../../lib/lab-info.ts';
import { useSettings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Slider } from '../../ui/slider.tsx';
import styles from './opening.module.css';

/** docs/specification.md#home */
export const carousel = { delay: 3500, spacing: 30, perView: { 0: 1 }, loop: true } as const;

/** The lab's introduction, beside the carousel, one picture or nothing. */
export function Opening() {
  const { data: lab } = useQuery(labInfoQuery);
  const name = useLabName();
  const { opening, emptyPages, tagline = siteTexts.tagline } = useSettings();
  const slides = lab?.carousel ?? [];
  return (
    <div className={styles.band}>
      <div className={styles.inside}>
        <div>
          <h1>{name}</h1>
          <p className={styles.lead} dir="auto">
            {lab?.overView.details.split(/\n\s*\n/)[0] || tagline}
          </p>
          {!emptyPages?.includes(paths.about) && (
            <p className={styles.about}>
              <Link to={paths.about}>{labInfoTexts.aboutTitle(name)}</Link>
            </p>
          )}
          <p className={styles.actions}>
            {!emptyPages?.includes(paths.publications) && (
              <ButtonLink to={paths.publications}>{siteTexts.nav.publications}</ButtonLink>
            )}
            {!emptyPages?.includes(paths.joinUs) && (
              <ButtonLink to={paths.joinUs} kind="quiet">
                {siteTexts.nav.joinUs}
              </ButtonLink>
            )}
          </p>
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

function Slide({ image, caption, first }: { image?: string; caption?: string; first: boolean }) {
  return (
    <figure className={styles.slide}>
      <Picture
        src={image}
        alt={caption ?? ''}
        width={1080}
        height={720}
        sizes="(min-width: 64rem) 48rem, 100vw"
        first={first}
      />
      {caption && <figcaption aria-hidden="true">{caption}</figcaption>}
    </figure>
  );
}
