/**
 * What the fields of a new work hold, by type. Apart from their rules (field-types.ts), which bring a library
 * that forms load later.
 */
import { type FieldName, type PaperFieldType, type PaperValues, paperFields } from './fields.ts';

interface Empty<Value> {
  empty(): Value;
  /** The defaults of an entry, for types whose values are lists. */
  entry?(): unknown;
}

const line: Empty<string> = { empty: () => '' };

const listOf = <Entry>(entry: Entry): Empty<Entry[]> => ({ empty: () => [], entry: () => entry });

const emptyFields: { readonly [Is in PaperFieldType]: Empty<PaperValues[Is]> } = {
  type: { empty: () => 'article' },
  title: line,
  text: line,
  prose: line,
  alt: line,
  doi: line,
  url: line,
  date: line,
  picture: line,
  file: line,
  areaName: line,
  areaNames: listOf(''),
  people: listOf(''),
  someAuthors: listOf(''),
  links: { empty: () => ({}) },
  namedLinks: listOf({ name: '', url: '' }),
  versions: listOf({ kind: 'preprint', server: '', date: '', link: '' }),
  notices: listOf({ kind: 'correction', date: '', link: '', text: '' }),
  mark: { empty: () => false },
};

/** The compiler does not know that the type is the one that the field has. */
export const emptyField = (name: FieldName) => emptyFields[paperFields[name].is] as Empty<unknown>;
