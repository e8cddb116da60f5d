import {
  type FieldName,
  type PaperFieldType,
  paperFields,
  paperFieldsOf,
} from '@lab/contract/features/papers/fields';
import { identifierAddress, isIdentifier } from '@lab/contract/features/papers/identifiers';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { pdfOf } from '@lab/contract/features/papers/shown-links';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { venueOf } from '@lab/contract/features/papers/venue';
import { doiAddress } from '@lab/contract/lib/doi';
import { formatDate } from '../../../lib/dates.ts';
import styles from './paper-page.module.css';

const { paper: texts, fields } = paperTexts;

/** These are below the authors. */
const atTheTop: readonly FieldName[] = ['publicationDate', 'doi', 'licence', 'note'];
const factNames = paperFieldsOf('date', 'text', 'doi', 'url').filter((name) => !atTheTop.includes(name));

const addresses: { [Is in PaperFieldType]?: (value: string) => string } = {
  doi: doiAddress,
  url: (value) => value,
};

/** Where a fact leads, if it leads anywhere. */
const addressOf = (name: FieldName, value: string) =>
  isIdentifier(name) ? identifierAddress(name, value) : addresses[paperFields[name].is]?.(value);

/** The facts of the work, and its versions. */
export function PaperFacts({ paper }: { paper: Paper }) {
  const given = factNames
    .map((name) => ({ name, value: String(paper[name] ?? '') }))
    // An address that is a PDF is a button above.
    .filter(({ value }) => value && value !== venueOf(paper) && value !== pdfOf(paper));
  const isEmpty = given.length === 0 && !paper.editors && !paper.otherVersions?.length;
  if (isEmpty) return null;
  return (
    <div className={styles.facts}>
      <dl>
        {given.map(({ name, value }) => {
          const address = addressOf(name, value);
          return (
            <div key={name}>
              <dt>{fields[name]}</dt>
              <dd dir="auto">{address ? <a href={address}>{value}</a> : value}</dd>
            </div>
          );
        })}
        {paper.editors && (
          <div>
            <dt>{fields.editors}</dt>
            <dd>{(paper.editorNames ?? paper.editors).join(', ')}</dd>
          </div>
        )}
      </dl>
      <Versions paper={paper} />
    </div>
  );
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
      <h2>{texts.versions}</h2>
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
