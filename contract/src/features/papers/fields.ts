/** The fields of a paper, in the order of its form. CONTRIBUTING.md says how to add one. */
import { limits } from '../../api/limits.ts';
import type { Notice } from './notices.ts';
import type { WorkType } from './types.ts';
import type { OtherVersion } from './versions.ts';

export const linkNames = ['preprint', 'code', 'data', 'slides', 'poster', 'video'] as const;

export type PaperLinks = Partial<Record<(typeof linkNames)[number], string>>;

/** A link beyond those with a name of their own. */
export interface NamedLink {
  name: string;
  url: string;
}

/** The value of each kind of field. Forms, pages and files treat all fields of a kind alike. */
export interface Values {
  type: WorkType;
  title: string;
  text: string;
  prose: string;
  doi: string;
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
  day: string;
  area: string;
  /** Those in which a work is besides its own, by their names. */
  moreAreas: string[];
  people: string[];
  picture: string;
  /** What a picture shows, for those who do not see it. */
  alt: string;
  pdf: string;
  address: string;
  links: PaperLinks;
  namedLinks: NamedLink[];
  /** Some of the authors, by their names. */
  someAuthors: string[];
  versions: OtherVersion[];
  /** Set by admins only. */
  notices: Notice[];
  /** Set by admins only. */
  mark: boolean;
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
    /** Replies leave it out when it is empty. forms/asked.ts lists the fields that each type of work requires. */
    readonly optional?: true;
  } & (P extends 'title' | 'text' | 'prose' | 'alt' ? Text : unknown);
}[K];

const short = { is: 'text', max: limits.workDetail, optional: true } as const;
const long = { is: 'text', max: limits.title, optional: true, searched: true } as const;

export const paperFields = {
  type: { is: 'type' },
  title: { is: 'title', max: limits.title, searched: true },
  publisher: { is: 'text', max: limits.publisher, searched: true },
  doi: { is: 'doi' },
  publicationDate: { is: 'day' },
  category: { is: 'area' },
  moreAreas: { is: 'moreAreas', optional: true },
  authors: { is: 'people' },
  corresponding: { is: 'someAuthors', optional: true },
  equalContribution: { is: 'someAuthors', optional: true },
  details: { is: 'prose', max: limits.abstract, searched: true },
  keywords: { is: 'text', max: limits.title, optional: true, searched: true },
  volume: short,
  issue: short,
  pages: short,
  articleNumber: short,
  bookTitle: long,
  event: long,
  series: long,
  editors: { is: 'people', optional: true },
  school: long,
  institution: long,
  edition: short,
  isbn: short,
  issn: short,
  version: short,
  licence: short,
  arxiv: short,
  pubmed: short,
  handle: short,
  url: { is: 'address', optional: true },
  note: long,
  image: { is: 'picture' },
  imageAlt: { is: 'alt', max: limits.title, optional: true },
  pdf: { is: 'pdf', optional: true },
  links: { is: 'links' },
  moreLinks: { is: 'namedLinks', optional: true },
  otherVersions: { is: 'versions', optional: true },
  notices: { is: 'notices', optional: true },
  selected: { is: 'mark', optional: true },
} as const satisfies Record<string, Field>;

type Fields = typeof paperFields;
export type FieldName = keyof Fields;

/** The names of the fields with this declaration. */
type NameWith<Said> = { [Name in FieldName]: Fields[Name] extends Said ? Name : never }[FieldName];

export type NameOf<K extends Kind> = NameWith<{ is: K }>;
export type SearchedName = NameWith<{ searched: true }>;
type OptionalName = NameWith<{ optional: true }>;

/** All fields, as forms hold them and the database stores them. */
export type Manuscript = { -readonly [Name in FieldName]: Values[Fields[Name]['is']] };

/** In replies. */
export type ManuscriptReply = Omit<Manuscript, OptionalName> & Partial<Pick<Manuscript, OptionalName>>;

/** In request bodies. The type, empty lists and fields that the work's type does not require may be left out. */
type ManuscriptBody = Partial<Manuscript> & Pick<Manuscript, 'title' | 'publicationDate'>;

/** The fields that members may write. */
export type MemberBody = Omit<ManuscriptBody, NameOf<'mark' | 'notices'>>;

export const fieldNames = Object.keys(paperFields) as FieldName[];

/** Fields that only admins may write. */
export const isForAdmins = (name: FieldName) => ['mark', 'notices'].includes(paperFields[name].is);

export const isOptional = (name: FieldName) => 'optional' in paperFields[name];

const isOf =
  <K extends Kind>(kind: K) =>
  (name: FieldName): name is NameOf<K> =>
    paperFields[name].is === kind;

/** In the order of the given kinds, and within each in the order of the list above. */
export function namesOf<K extends Kind>(...kinds: K[]): NameOf<K>[] {
  return kinds.flatMap((kind) => fieldNames.filter(isOf(kind)));
}
