import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import { type FieldName, linkNames, namesOf, paperFields } from '@lab/contract/features/papers/fields';
import { identifierAddress, isIdentifier } from '@lab/contract/features/papers/identifiers';
import type { Notice } from '@lab/contract/features/papers/notices';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { venueOf } from '@lab/contract/features/papers/venue';
import { doiAddress } from '@lab/contract/lib/doi';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, yearOf } from '../../../lib/dates.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import { aboveTitle } from '../list/above-title.ts';
import { Authors } from './authors.tsx';
import styles from './paper-page.module.css';

function PaperActions({ paper }: { paper: Paper }) {
  const given = [
    ...namesOf('file').map((name) => ({ href: paper[name], label: paperTexts.fields[name] })),
    ...linkNames.map((name) => ({ href: paper.links[name], label: paperTexts.links[name] })),
    ...(paper.moreLinks ?? []).map(({ name, url }) => ({ href: url, label: name })),
  ].filter(({ href }) => href);
  if (!given.length) return null;
  return (
    <ul className={styles.actions}>
      {given.map(({ href, label }) => (
        <li key={`${label} ${href}`}>
          <a href={href} dir="auto">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const { paper: texts, fields } = paperTexts;

const facts: { [K in Fact]: (value: string, name: FieldName) => ReactNode } = {
  date: (day) => <time dateTime={day}>{formatDate(day)}</time>,
  text: (text, name) => linked(text, isIdentifier(name) ? identifierAddress(name, text) : ''),
  doi: (doi) => linked(doi, doiAddress(doi)),
  url: (address) => linked(address, address),
};

type Fact = 'date' | 'text' | 'doi' | 'url';

const linked = (text: string, address: string) => (address ? <a href={address}>{text}</a> : text);

interface Props {
  paper: Paper;
  /** Reviews and forms show a preview, where the heading is smaller. */
  heading?: 'h1' | 'h2';
  /** Stands above the abstract. */
  cite?: ReactNode;
}

export function PaperArticle({ paper, heading: Heading = 'h1', cite }: Props) {
  const areas = [paper.category, ...(paper.moreAreas ?? [])].filter(Boolean);
  const source = [venueOf(paper), yearOf(paper.publicationDate)].filter(Boolean).join(', ');
  return (
    <>
      <Notices notices={paper.notices} />
      <p className={styles.meta}>
        {aboveTitle(paper.type, '')}
        {areas.map((name, at) => (
          <Fragment key={name}>
            {(at > 0 || paper.type !== 'article') && ' · '}
            <Link to={`${paths.publications}?${new URLSearchParams({ area: name })}`}>{name}</Link>
          </Fragment>
        ))}
      </p>
      <Heading className={styles.title} dir="auto">
        <TextWithMath text={paper.title} drawn={paper.drawn} />
      </Heading>
      <Authors paper={paper} />
      {source && (
        <p className={styles.venue} dir="auto">
          {source}
        </p>
      )}
      {paper.note && (
        <p className={styles.note} dir="auto">
          {paper.note}
        </p>
      )}
      <PaperActions paper={paper} />
      {cite}
      {namesOf('prose')
        .filter((name) => paper[name] || paper.type === 'article')
        .map((name) => (
          <Fragment key={name}>
            <h2 className={styles.abstract}>{name === 'details' ? texts.abstract : fields[name]}</h2>
            <Prose text={paper[name] || paperTexts.publications.noDescription} drawn={paper.drawn} />
          </Fragment>
        ))}
      <dl className={styles.facts}>
        {factNames
          .filter((name) => paper[name])
          .map((name) => (
            <div key={name}>
              <dt>{fields[name]}</dt>
              <dd dir="auto">{facts[paperFields[name].is](paper[name] ?? '', name)}</dd>
            </div>
          ))}
        {paper.editors && (
          <div>
            <dt>{fields.editors}</dt>
            <dd>{paper.editors.join(', ')}</dd>
          </div>
        )}
      </dl>
      <Versions paper={paper} />
      {paper.image && (
        <Picture
          className={styles.image}
          src={paper.image}
          alt={paper.imageAlt || texts.figure(inPlainText(paper.title, paper.drawn))}
          width={1080}
          height={720}
          sizes="(min-width: 36rem) 32rem, 92vw"
          wide
        />
      )}
    </>
  );
}

const factNames = namesOf('date', 'text', 'doi', 'url').filter((name) => name !== 'note');

/** Notices about the work, shown above its title. */
function Notices({ notices = [] }: { notices?: Notice[] }) {
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

/** The published version and the others, each with its date and address. */
function Versions({ paper }: { paper: Paper }) {
  const { otherVersions = [], doi, url = '', publicationDate } = paper;
  if (otherVersions.length === 0) return null;
  const all = [
    { name: texts.published, date: publicationDate, link: doi ? doiAddress(doi) : url },
    ...otherVersions.map(({ kind, server, date, link }) => ({
      name: [texts.versionKinds[kind], server].filter(Boolean).join(', '),
      date,
      link,
    })),
  ];
  return (
    <>
      <h2 className={styles.abstract}>{texts.versions}</h2>
      <ul className={styles.versions}>
        {all.map(({ name, date, link }) => (
          <li key={`${name} ${date} ${link}`} dir="auto">
            {link ? <a href={link}>{name}</a> : name}
            {date && (
              <>
                {' · '}
                <time dateTime={date}>{formatDate(date)}</time>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
