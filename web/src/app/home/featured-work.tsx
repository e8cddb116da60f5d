import { inPlainText } from '@lab/contract/core/math/rendered';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { yearOf } from '../../lib/dates.ts';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { WorkLinks } from '../../ui/work-links.tsx';
import styles from './featured-work.module.css';
import { type FeaturedWork, featuredWorksQuery } from './queries.ts';
import row from './row.module.css';
import type { SectionProps } from './section.ts';
import head from './section-head.module.css';
import { SectionHead } from './section-head.tsx';

const allSelected = `${paths.publications}?selected=true&view=list`;

/**
 * The newest of the selected works with its figure, and smaller the next ones. Shows nothing if none is
 * selected.
 */
export function SelectedWork({ heading = paperTexts.publications.selected }: SectionProps) {
  const { data: works = [] } = useQuery(featuredWorksQuery);
  const count = useQuery(labInfoQuery).data?.paperCount ?? 0;
  const [first, ...others] = works;
  if (!first) return null;
  const { home } = labInfoTexts;
  return (
    <section data-below aria-labelledby="selected-works">
      <SectionHead id="selected-works" title={heading} all={{ to: allSelected, text: home.allSelected }} />
      <div className={styles.works}>
        <Featured work={first} />
        <div>
          <ul className={`${row.row} ${styles.others}`}>
            {others.map((work) => (
              <li key={work._id}>
                <Title work={work} />
                <Place work={work} />
                <Note work={work} />
                <WorkLinks files={work.files} title={inPlainText(work.title, work.drawn)} />
              </li>
            ))}
          </ul>
          {count > works.length && (
            <p className={styles.all}>
              <Link className={head.all} to={paths.publications}>
                {home.allWorks(count)}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Title({ work: { _id, title, drawn } }: { work: FeaturedWork }) {
  return (
    <h3 dir="auto">
      <Link className={styles.link} to={paths.paper(_id)} state={{ _id, title, drawn }}>
        <TextWithMath text={title} drawn={drawn} />
      </Link>
    </h3>
  );
}

function Place({ work: { type, venue, publicationDate, notice } }: { work: FeaturedWork }) {
  return (
    <p className={styles.place}>
      {notice && <strong>{paperTexts.notices.labels[notice]} · </strong>}
      {paperTexts.types[type]}
      {' · '}
      <bdi>{[venue, yearOf(publicationDate)].filter(Boolean).join(' · ')}</bdi>
    </p>
  );
}

/** Such as an award. */
function Note({ work: { note } }: { work: FeaturedWork }) {
  return (
    note && (
      <p className={styles.note} dir="auto">
        {note}
      </p>
    )
  );
}

function Featured({ work }: { work: FeaturedWork }) {
  const { _id, title, drawn, image, files, authors, others } = work;
  const readTitle = inPlainText(title, drawn);
  const { rows } = paperTexts;
  return (
    <article className={image ? styles.featured : `${styles.featured} ${styles.plain}`}>
      {image && (
        <Picture src={image} alt="" width={1080} height={720} sizes="(min-width: 48rem) 23rem, 92vw" wide />
      )}
      <div>
        <Place work={work} />
        <Title work={work} />
        <p className={styles.authors} dir="auto">
          {authors.map(([name, memberId], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two authors of one name are possible, and the list never changes
            <Fragment key={at}>
              {at > 0 && ', '}
              <bdi translate="no">
                {memberId ? (
                  <Link className={styles.link} to={paths.member(memberId)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </bdi>
            </Fragment>
          ))}
          {others && ` ${rows.others(others)}`}
        </p>
        <Note work={work} />
        <div className={styles.buttons}>
          <ButtonLink
            to={paths.paper(_id)}
            state={{ _id, title, drawn }}
            aria-label={rows.fileOf(labInfoTexts.home.read, readTitle)}
          >
            {labInfoTexts.home.read}
          </ButtonLink>
          <WorkLinks files={files} title={readTitle} />
        </div>
      </div>
    </article>
  );
}
