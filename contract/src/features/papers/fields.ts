/** The fields of a paper, in the order of its form. CONTRIBUTING.md says how to add one. */
import { limits } from '../../api/limits.ts';
import type { FieldTypes } from '../../core/content/field.ts';
import type { FieldType } from '../../core/fields/type.ts';
import type { PaperNotice } from './notices.ts';
import type { WorkType } from './types.ts';
import type { OtherVersion } from './versions.ts';

export const linkNames = ['preprint', 'code', 'data', 'slides', 'poster', 'video'] as const;

export type PaperLinks = Partial<Record<(typeof linkNames)[number], string>>;

/** Each further area of a work needs indexes of its own. */
export const mostMoreAreas = 2;

/** A link beyond those with a name of their own. */
export interface NamedLink {
  name: string;
  url: string;
}

/** The types that kinds of content have too. */
type Shared = 'text' | 'prose' | 'doi' | 'date' | 'picture' | 'alt' | 'file' | 'url' | 'people' | 'mark';

/** The value of each type of field. Forms, pages and files treat all fields of a type alike. */
export type PaperValues = {
  [Is in Shared]: FieldTypes[Is] extends FieldType<infer _, infer Value> ? Value : never;
} & {
  title: string;
  type: WorkType;
  areaName: string;
  /** The areas that a work has after its own one. */
  areaNames: string[];
  links: PaperLinks;
  namedLinks: NamedLink[];
  someAuthors: string[];
  versions: OtherVersion[];
  /** Set by admins only. */
  notices: PaperNotice[];
};

export type PaperFieldType = keyof PaperValues;

interface Text {
  /** In characters; for other types the limit is the same in all fields. */
  readonly max: number;
  /** The search for papers compares its words. */
  readonly searched?: true;
}

export type LimitOf<Is extends PaperFieldType> = Is extends 'title' | 'text' | 'prose' | 'alt'
  ? Text
  : unknown;

export type PaperField<Is extends PaperFieldType = PaperFieldType> = {
  [P in Is]: {
    readonly is: P;
    /**
     * Replies leave it out when it is empty. forms/asked.ts lists the fields that each type of work requires.
     */
    readonly optional?: true;
  } & LimitOf<P>;
}[Is];

const short = { is: 'text', max: limits.workDetail, optional: true } as const;
const long = { is: 'text', max: limits.title, optional: true, searched: true } as const;

export const paperFields = {
  type: { is: 'type' },
  title: { is: 'title', max: limits.title, searched: true },
  publisher: { is: 'text', max: limits.publisher, searched: true },
  doi: { is: 'doi' },
  publicationDate: { is: 'date' },
  category: { is: 'areaName' },
  moreAreas: { is: 'areaNames', optional: true },
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
  url: { is: 'url', optional: true },
  note: long,
  image: { is: 'picture' },
  imageAlt: { is: 'alt', max: limits.title, optional: true },
  pdf: { is: 'file', optional: true },
  links: { is: 'links' },
  moreLinks: { is: 'namedLinks', optional: true },
  otherVersions: { is: 'versions', optional: true },
  notices: { is: 'notices', optional: true },
  selected: { is: 'mark', optional: true },
} as const satisfies Record<string, PaperField>;

type Fields = typeof paperFields;
export type FieldName = keyof Fields;

/** The names of the fields with this declaration. */
type NameWith<Said> = { [Name in FieldName]: Fields[Name] extends Said ? Name : never }[FieldName];

export type NameOf<K extends PaperFieldType> = NameWith<{ is: K }>;
export type SearchedName = NameWith<{ searched: true }>;
type OptionalName = NameWith<{ optional: true }>;

/** All fields, as forms hold them and the database stores them. */
export type Manuscript = { -readonly [Name in FieldName]: PaperValues[Fields[Name]['is']] };

/** In replies. */
export type ManuscriptReply = Omit<Manuscript, OptionalName> & Partial<Pick<Manuscript, OptionalName>>;

/**
 * In request bodies. The type, empty lists and fields that the work's type does not require may be left out.
 */
type ManuscriptBody = Partial<Manuscript> & Pick<Manuscript, 'title' | 'publicationDate'>;

/** The fields that members may write. */
export type MemberBody = Omit<ManuscriptBody, NameOf<'mark' | 'notices'>>;

export const paperFieldNames = Object.keys(paperFields) as FieldName[];

/** Loops over the list of fields, so that none can be forgotten. */
export function eachField<Made extends { [Name in FieldName]?: unknown }>(
  make: (name: FieldName) => Made[keyof Made],
  names: readonly FieldName[] = paperFieldNames,
): Made {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Made;
}

/** Fields that a person sends only to correct a published paper. */
export const isOnlyCorrected = (name: FieldName) => ['mark', 'notices'].includes(paperFields[name].is);

export const isOptional = (name: FieldName) => 'optional' in paperFields[name];

/** In the order of the given kinds, and within each in the order of the list above. */
export function paperFieldsOf<K extends PaperFieldType>(...kinds: K[]): NameOf<K>[] {
  return kinds.flatMap((kind) =>
    paperFieldNames.filter((name): name is NameOf<K> => paperFields[name].is === kind),
  );
}
