import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { doiAddress } from '@lab/contract/lib/doi';
import { formatDate } from '../../../lib/dates.ts';
import styles from './paper-page.module.css';

const { paper: texts } = paperTexts;

/** The published version and the others, each with its date and address. */
export function Versions({ paper }: { paper: Paper }) {
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
