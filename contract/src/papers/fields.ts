/** What is written about a paper, in the order in which its form asks. CONTRIBUTING.md says how to add a field. */
import { limits } from '../limits.ts';

export const linkNames = ['preprint', 'code', 'data', 'slides', 'poster', 'video'] as const;

export type PaperLinks = Partial<Record<(typeof linkNames)[number], string>>;

/** What a field of each kind holds. Forms, pages and files have one way to treat each kind. */
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
  /** In characters; of other kinds the kind itself says how long. */
  readonly max: number;
  /** Its words are among those that a paper is found by. */
  readonly searched?: true;
}

export type Field<K extends Kind = Kind> = {
  [P in K]: {
    readonly is: P;
    /** It may stay empty, and is left out of replies where it is. */
    readonly optional?: true;
  } & (P extends 'title' | 'text' | 'prose' ? Text : unknown);
}[K];

export const paperFields = {
  title: { is: 'title', max: limits.title, searched: true },
  publisher: { is: 'text', max: limits.publisher },
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

/** The names of the fields of which the list says something. */
type NameWith<Said> = { [Name in FieldName]: Fields[Name] extends Said ? Name : never }[FieldName];

export type NameOf<K extends Kind> = NameWith<{ is: K }>;
export type SearchedName = NameWith<{ searched: true }>;
type OptionalName = NameWith<{ optional: true }>;
type ListName = NameOf<'people' | 'links'>;

/** All fields, as a paper is stored and a form holds it. */
export type Manuscript = { -readonly [Name in FieldName]: Values[Fields[Name]['is']] };

/** As replies carry it. */
export type ShownManuscript = Omit<Manuscript, OptionalName> & Partial<Pick<Manuscript, OptionalName>>;

/** As a body may carry it: a list that holds nothing need not be there. */
export type SentManuscript = Omit<ShownManuscript, ListName> & Partial<Pick<Manuscript, ListName>>;

export const fieldNames = Object.keys(paperFields) as FieldName[];

export const isOptional = (name: FieldName) => 'optional' in paperFields[name];

const isOf =
  <K extends Kind>(kind: K) =>
  (name: FieldName): name is NameOf<K> =>
    paperFields[name].is === kind;

/** In the order of the kinds asked for, and among those of one kind in the order of the list. */
export function namesOf<K extends Kind>(...kinds: K[]): NameOf<K>[] {
  return kinds.flatMap((kind) => fieldNames.filter(isOf(kind)));
}
