/**
 * For tests that no field is lost: a paper with a different value in every field, also in those added later.
 */
import {
  eachField,
  type FieldName,
  linkNames,
  type Manuscript,
  type PaperFieldType,
  type PaperValues,
  paperFieldNames,
  paperFields,
} from './fields.ts';
import { noticeKinds } from './notices.ts';
import { typeNames } from './type-names.ts';
import { versionKinds } from './versions.ts';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const address = (name: string, version: string) => `https://lh3.googleusercontent.com/${name}-${version}`;

const written: { [Is in PaperFieldType]: (name: FieldName, version: string) => PaperValues[Is] } = {
  type: (_, version) => (version === 'first' ? 'article' : 'conference'),
  title: (name, version) => `The ${version} ${name}`,
  text: (name, version) => `The ${version} ${name}`,
  prose: (name, version) => `The ${version} ${name}.`,
  doi: (name, version) => `10.1000/${version}.${name.toLowerCase()}`,
  date: (name, version) => `20${version.length + 10}-01-${paperFieldNames.indexOf(name) + 10}`,
  areaName: (_, version) => (version === 'first' ? 'Waves and Flows' : 'Light and Matter'),
  areaNames: (_, version) =>
    version === 'first' ? ['Complex Networks', 'Heritage and Language'] : ['Environmental Sensing'],
  people: (name, version) => [`Ada ${capital(name)} ${capital(version)}`, `Bo ${capital(version)}`],
  picture: address,
  alt: (name, version) => `The ${version} ${name}`,
  file: address,
  url: address,
  links: (_, version) => Object.fromEntries(linkNames.map((link) => [link, address(link, version)])),
  namedLinks: (name, version) => [{ name: `The ${version} link`, url: address(name, version) }],
  someAuthors: (_, version) => [`Bo ${capital(version)}`],
  versions: (name, version) => [
    { kind: 'preprint', server: `The ${version} server`, date: '2014', link: address(name, version) },
  ],
  notices: (name, version) => [
    { kind: 'correction', date: '2016', link: address(name, version), text: `The ${version} notice.` },
  ],
  mark: (_, version) => version === 'second',
};

export function everyField(version: 'first' | 'second'): Manuscript {
  return eachField<Manuscript>((name) => written[paperFields[name].is](name, version));
}

const otherWords = new Set<string>([...Object.keys(typeNames), ...noticeKinds, ...versionKinds]);

/** The texts of a field that pages and files show unchanged, so without types, kinds and marks. */
export function textsIn(value: Manuscript[FieldName]): string[] {
  if (typeof value === 'boolean') return [];
  if (typeof value === 'string') return otherWords.has(value) ? [] : [value];
  return Object.values(value).flatMap((part: string | object) =>
    (typeof part === 'string' ? [part] : Object.values(part)).filter((text) => !otherWords.has(text)),
  );
}
