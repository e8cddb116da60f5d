/** The fields of a paper, in the order of its form. CONTRIBUTING.md says how to add one. */
import { limits } from '../limits.ts';

export const linkNames = ['preprint', 'code', 'data', 'slides', 'poster', 'video'] as const;

export type PaperLinks = Partial<Record<(typeof linkNames)[number], string>>;

/** The value of each kind of field. Forms, pages and files treat all fields of a kind alike. */
export interface Values {
  title: string;
  text: string;
  prose: string;
  doi: string;
  day: string;
  area: string;
  people: string[];
  picture: string;
  pdf: string;
  links: PaperLinks;
}

export type Kind = keyof Values;

interface Text {
  /** In characters; for other kinds the limit is the same in all fields. */
  readonly max: number;
  /** The search for papers compares its words. */
  readonly searched?: true;
}

export type Field<K extends Kind = Kind> = {
  [P in K]: {
    readonly is: P;
    /** It may stay empty; then replies leave it out. */
    readonly optional?: true;
  } & (P extends 'title' | 'text' | 'prose' ? Text : unknown);
}[K];

export const paperFields = {
  title: { is: 'title', max: limits.title, searched: true },
  publisher: { is: 'text', max: limits.publisher, searched: true },
  doi: { is: 'doi' },
  publicationDate: { is: 'day' },
  category: { is: 'area' },
  authors: { is: 'people' },
  details: { is: 'prose', max: limits.abstract, searched: true },
  keywords: { is: 'text', max: limits.title, optional: true, searched: true },
  image: { is: 'picture' },
  pdf: { is: 'pdf', optional: true },
  links: { is: 'links' },
} as const satisfies Record<string, Field>;

type Fields = typeof paperFields;
export type FieldName = keyof Fields;

/** The names of the fields that are declared so. */
type NameWith<Said> = { [Name in FieldName]: Fields[Name] extends Said ? Name : never }[FieldName];

export type NameOf<K extends Kind> = NameWith<{ is: K }>;
export type SearchedName = NameWith<{ searched: true }>;
type OptionalName = NameWith<{ optional: true }>;
type ListName = NameOf<'people' | 'links'>;

/** All fields, as forms hold them and the database stores them. */
export type Manuscript = { -readonly [Name in FieldName]: Values[Fields[Name]['is']] };

/** In replies. */
export type ManuscriptReply = Omit<Manuscript, OptionalName> & Partial<Pick<Manuscript, OptionalName>>;

/** In request bodies, where empty lists may be left out. */
export type ManuscriptBody = Omit<ManuscriptReply, ListName> & Partial<Pick<Manuscript, ListName>>;

export const fieldNames = Object.keys(paperFields) as FieldName[];

export const isOptional = (name: FieldName) => 'optional' in paperFields[name];

const isOf =
  <K extends Kind>(kind: K) =>
  (name: FieldName): name is NameOf<K> =>
    paperFields[name].is === kind;

/** Sorted by the kinds as they are given, then as in the list above. */
export function namesOf<K extends Kind>(...kinds: K[]): NameOf<K>[] {
  return kinds.flatMap((kind) => fieldNames.filter(isOf(kind)));
}
