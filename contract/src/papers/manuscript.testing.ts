/** For tests that no field is lost: a paper with a different value in every field, also in those added later. */
import {
  type FieldName,
  fieldNames,
  type Kind,
  linkNames,
  type Manuscript,
  paperFields,
  type Values,
} from './fields.ts';
import { eachField } from './manuscript.ts';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const address = (name: string, version: string) => `https://lh3.googleusercontent.com/${name}-${version}`;

const written: { [K in Kind]: (name: FieldName, version: string) => Values[K] } = {
  title: (name, version) => `The ${version} ${name}`,
  text: (name, version) => `The ${version} ${name}`,
  prose: (name, version) => `The ${version} ${name}.`,
  doi: (name, version) => `10.1000/${version}.${name.toLowerCase()}`,
  day: (name, version) => `20${version.length + 10}-01-${fieldNames.indexOf(name) + 10}`,
  area: (_, version) => (version === 'first' ? 'Waves and Flows' : 'Light and Matter'),
  people: (name, version) => [`Ada ${capital(name)} ${capital(version)}`, `Bo ${capital(version)}`],
  picture: address,
  pdf: address,
  links: (_, version) => Object.fromEntries(linkNames.map((link) => [link, address(link, version)])),
};

export function everyField(version: 'first' | 'second'): Manuscript {
  return eachField<Manuscript>((name) => written[paperFields[name].is](name, version));
}

/** All texts in the value of a field. */
export function textsIn(value: Manuscript[FieldName]): string[] {
  return typeof value === 'string' ? [value] : Object.values(value);
}
