import {
  type FieldName,
  linkNames,
  type ManuscriptReply,
  type PaperFieldType,
  paperFieldNames,
  paperFields,
} from '@lab/contract/features/papers/fields';
import { reviewTexts } from '@lab/contract/features/papers/review/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { ReactNode } from 'react';
import { WordDiff } from '../../../desk/word-diff.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './changes.module.css';

const { changes: texts } = reviewTexts;
const { fields, links, types } = paperTexts;

type Version = ManuscriptReply;

interface Props {
  before: Version;
  now: Version;
  /** Said if nothing is different. */
  same: string;
}

interface Change {
  name: string;
  label: string;
  shown: ReactNode;
}

/** Field by field, what a work says otherwise than an earlier version of it. */
export function Changes({ before, now, same }: Props) {
  const changes = paperFieldNames.flatMap((name) => changesOf(name, before, now));
  if (changes.length === 0) return <p>{same}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, label, shown }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

function changesOf(name: FieldName, before: Version, now: Version): Change[] {
  if (name === 'links')
    return linkNames.flatMap((link) =>
      change(`links.${link}`, links[link], before.links[link], now.links[link], addresses),
    );
  const textOf = (version: Version) => (name === 'type' ? types[version.type] : asText(version[name]));
  return change(name, fields[name], textOf(before), textOf(now), shows[paperFields[name].is] ?? words);
}

type Show = (before: string, now: string) => ReactNode;

function change(name: string, label: string, before = '', now = '', show: Show): Change[] {
  return before === now ? [] : [{ name, label, shown: show(before, now) }];
}

function asText(value: Version[FieldName]): string {
  if (!Array.isArray(value)) return String(value ?? '');
  const entries: readonly (string | object)[] = value;
  return entries.map(asEntry).join('; ');
}

const asEntry = (entry: string | object) =>
  typeof entry === 'string' ? entry : Object.values(entry).filter(Boolean).join(': ');

const words: Show = (before, now) => <WordDiff before={before} now={now} />;

const bothOf =
  (show: (value: string) => ReactNode): Show =>
  (before, now) => (
    <dl className={styles.both}>
      <div>
        <dt>{texts.before}</dt>
        <dd>{before ? show(before) : texts.nothing}</dd>
      </div>
      <div>
        <dt>{texts.now}</dt>
        <dd>{now ? show(now) : texts.nothing}</dd>
      </div>
    </dl>
  );

const address = (value: string, text = value) => (
  <a href={value} target="_blank" rel="noopener noreferrer">
    {text}
  </a>
);

const addresses = bothOf((value) => address(value));

/** The address of an uploaded file says nothing to a person. */
const files = bothOf((value) => address(value, fields.pdf));

const pictures = bothOf((src) => <Picture src={src} alt="" width={240} height={160} sizes="240px" />);

const shows: Partial<Record<PaperFieldType, Show>> = { picture: pictures, file: files, url: addresses };
