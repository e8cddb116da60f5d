/**
 * What the fields of a record say, in the order of its declaration; title, summary, texts and picture are
 * elsewhere.
 */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { type Field, fieldNamed, fieldsOfType, memberIdsOf } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { outputPageTexts } from '@lab/contract/features/outputs/page/texts';
import { softwareTexts } from '@lab/contract/features/outputs/software/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { doiAddress } from '@lab/contract/lib/doi';
import { siteTexts } from '@lab/contract/texts/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { Faces } from '../../ui/faces.tsx';
import { FactList } from '../../ui/record-page.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { ToolFile } from '../../ui/tool-link.tsx';
import styles from './outputs.module.css';
import { whenOf } from './when.ts';

interface Props {
  declared: Declaration;
  record: AnyRecord;
}

interface Fact {
  label: string;
  value: ReactNode;
}

export function Facts({ declared, record }: Props) {
  const { fields, output, span } = declared;
  const facts = Object.entries(fields).flatMap(([name, field]): Fact[] => {
    if (name === declared.nameField || name === output?.summary || name === span?.end) return [];
    if (name === output?.date) {
      const when = whenOf(declared, record);
      return when ? [{ label: span ? outputPageTexts.when : labelOf(name, declared), value: when }] : [];
    }
    const value = shownValue(name, field, { declared, record });
    return value ? [{ label: labelOf(name, declared), value }] : [];
  });
  addReadFacts(record, facts);
  const links = linksOf({ declared, record });
  if (links.length > 0) facts.push({ label: outputPageTexts.links, value: <Links links={links} /> });
  return <FactList facts={facts} />;
}

/** What the repository itself says. */
function addReadFacts({ fromRepository }: AnyRecord, facts: Fact[]) {
  const { read } = softwareTexts;
  const { stars = null, version, releasedAt = '' } = fromRepository ?? {};
  if (stars !== null)
    facts.push({ label: read.stars, value: new Intl.NumberFormat(siteTexts.language).format(stars) });
  const release = version && releasedAt ? read.released(version, formatDate(releasedAt)) : version;
  if (release) facts.push({ label: read.release, value: release });
}

/** In the present words, which the declaration cannot have. */
function labelOf(name: string, { fields, output }: Declaration): string {
  const shared: Readonly<Record<string, string>> = outputPageTexts.fields;
  return output?.texts.fields[name] ?? shared[name] ?? fields[name]?.label ?? '';
}

type Shown = (value: string, at: { name: string } & Props) => ReactNode;

/** Other types are elsewhere on the page. */
const shown: { [Is in Field['is']]?: Shown } = {
  text: (text, { name, declared, record }) =>
    name === declared.output?.code ? (
      <code className={styles.code} translate="no">
        {text}
      </code>
    ) : (
      <TextWithMath text={text} drawn={record.drawn} />
    ),
  email: (email) => <a href={`mailto:${email}`}>{email}</a>,
  doi: (doi) => (
    <a href={doiAddress(doi)} translate="no">
      {doi}
    </a>
  ),
  choice: (value, { name, declared }) => fieldNamed(declared.fields, 'choice', name)?.labels[value],
  people: (_, { name, declared, record }) => (
    <Faces
      names={record[name] as string[]}
      ids={memberIdsOf(declared.fields, record, name)}
      allIds={record.memberIds as string[] | undefined}
    />
  ),
  parts: (_, { name, record }) => <Links links={record[name] as Linked[]} />,
  area: (_, { name, record }) => {
    const areas = referencesIn(record, name);
    return (
      areas.length > 0 && <Links links={areas.map(({ _id, name }) => ({ name, to: paths.area(_id) }))} />
    );
  },
};

function shownValue(name: string, field: Field, { declared, record }: Props): ReactNode {
  const value = record[name];
  if (!value || (Array.isArray(value) && value.length === 0)) return null;
  return shown[field.is]?.(String(value), { name, declared, record });
}

/** The research areas or papers in a field, with their names. */
export function referencesIn(record: AnyRecord, field: string) {
  const known = (record.references ?? []) as { _id: string; name: string }[];
  const ids = (record[field] ?? []) as string[];
  return known.filter(({ _id }) => ids.includes(_id));
}

interface Linked {
  name: string;
  url?: string;
  /** A page of this site. */
  to?: string;
}

function linksOf({ declared, record }: Props): Linked[] {
  return fieldsOfType(declared.fields, 'url', 'file').flatMap((name) => {
    const url = String(record[name] ?? '');
    return url ? [{ name: labelOf(name, declared), url }] : [];
  });
}

function Links({ links }: { links: readonly Linked[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, url, to }) => (
        <li key={`${url ?? to} ${name}`} dir="auto">
          {to ? (
            <Link to={to}>{name}</Link>
          ) : (
            <ToolFile icon="link" href={url}>
              {name}
            </ToolFile>
          )}
        </li>
      ))}
    </ul>
  );
}
