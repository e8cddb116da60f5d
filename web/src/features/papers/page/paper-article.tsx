import { altOf } from '@lab/contract/core/content/alt-text';
import { paths } from '@lab/contract/features/pages/paths';
import { paperFieldsOf } from '@lab/contract/features/papers/fields';
import type { PaperNotice } from '@lab/contract/features/papers/notices';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { venueOf } from '@lab/contract/features/papers/venue';
import { doiAddress } from '@lab/contract/lib/doi';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/dates.ts';
import { Prose } from '../../../ui/prose.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import { Authors } from './authors.tsx';
import { Figure } from './figure.tsx';
import { PaperActions } from './paper-actions.tsx';
import { PaperFacts } from './paper-facts.tsx';
import styles from './paper-page.module.css';

const { paper: texts, fields } = paperTexts;

interface Props {
  paper: Paper;
  /** Reviews and forms show a preview, where the heading is smaller. */
  heading?: 'h1' | 'h2';
  /** Below the abstract. */
  cite?: ReactNode;
  below?: ReactNode;
  /** Below the facts. */
  beside?: ReactNode;
}

export function PaperArticle({ paper, heading: Heading = 'h1', cite, below, beside }: Props) {
  const { noDescription } = paperTexts.publications;
  return (
    <>
      <header className={paper.image ? `${styles.head} ${styles.withFigure}` : styles.head}>
        {paper.image && <Figure src={paper.image} alt={altOf(paper.imageAlt)} />}
        <div>
          <Notices notices={paper.notices} />
          <TypeAndAreas paper={paper} />
          <Heading className={styles.title} dir="auto">
            <TextWithMath text={paper.title} drawn={paper.drawn} />
          </Heading>
          <Authors paper={paper} />
          <Source paper={paper} />
          {paper.note && (
            <p className={styles.note} dir="auto">
              {paper.note}
            </p>
          )}
          <PaperActions paper={paper} cites={Boolean(cite)} />
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          {paperFieldsOf('prose')
            .filter((name) => paper[name] || (paper.type === 'article' && noDescription))
            .map((name) => (
              <Fragment key={name}>
                <h2 className={styles.abstract}>{name === 'details' ? texts.abstract : fields[name]}</h2>
                <Prose text={paper[name] || noDescription} drawn={paper.drawn} />
              </Fragment>
            ))}
          {cite}
          {below}
        </div>
        <div>
          <PaperFacts paper={paper} />
          {beside}
        </div>
      </div>
    </>
  );
}

function TypeAndAreas({ paper: { type, category, moreAreas = [] } }: { paper: Paper }) {
  const areas = [category, ...moreAreas].filter(Boolean);
  return (
    <p className={styles.meta}>
      <span>{paperTexts.types[type]}</span>
      {areas.map((name) => (
        <Fragment key={name}>
          {' · '}
          <Link to={`${paths.publications}?${new URLSearchParams({ area: name })}`}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Where and when the work appeared, its DOI, and what one may do with it. */
function Source({ paper }: { paper: Paper }) {
  const { publicationDate: date, doi, licence } = paper;
  const parts = [
    venueOf(paper) && <i key="venue">{venueOf(paper)}</i>,
    date && (
      <time key="date" dateTime={date}>
        {formatDate(date)}
      </time>
    ),
    doi && (
      <a key="doi" href={doiAddress(doi)} translate="no">
        {doi}
      </a>
    ),
    licence && <span key="licence">{licence}</span>,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.source}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always these, in this order
        <Fragment key={at}>
          {at > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

/** Notices about the work, shown above its title. */
function Notices({ notices = [] }: { notices?: PaperNotice[] }) {
  return notices.map((notice) => {
    const { kind, date, link, text } = notice;
    return (
      <aside
        key={JSON.stringify(notice)}
        className={`${styles.notice} ${kind === 'correction' ? '' : styles.grave}`}
        aria-label={paperTexts.notices.kinds[kind]}
      >
        <p>
          <strong>{paperTexts.notices.kinds[kind]}</strong> · <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <p dir="auto">
          {text} {link && <a href={link}>{paperTexts.notices.more}</a>}
        </p>
      </aside>
    );
  });
}
