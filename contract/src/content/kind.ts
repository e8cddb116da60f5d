/**
 * A kind of content is declared once: here is what a declaration can say. Its calls, its store, its place in summaries,
 * sitemap and feeds, its deletion that can be taken back and its screen at the desk follow from it.
 */

import type { ImagePurpose } from '../images.ts';
import type { Fields, ValuesOf } from './field.ts';
import type { recordPage } from './record-page.ts';

export interface KindWords {
  /** One of them, as the activity log names it. */
  one: string;
  /** Of its screen at the desk, and of the form for a new one. */
  title: string;
  heading: string;
  submit: string;
  empty: string;
  notFound: string;
  /** What its list says of itself, to search engines too. */
  lead?: string;
  added: string;
  updated: string;
  deleted: string;
  failed: string;
  addFailed?: string;
  deleteConfirm: string;
  /** Where others belong to it: the question where they go. */
  removal?: { title(name: string): string; target: string; run: string };
}

/** What the record says besides its fields. `authorEmail`: it is signed by the admin who wrote it. */
type Shown = 'createdAt' | 'authorEmail';

type Column = 'long' | 'shown' | 'searched';

/** The type in schema.org's vocabulary, and which of its properties say what the fields hold. */
interface SchemaOrg {
  readonly type: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** What only the server, the desk and search engines need to know. */
export interface Declaration<F extends Fields = Fields, S extends Shown = Shown> {
  readonly fields: F;
  /** The field by which a record is called. */
  readonly named: keyof F & string;
  readonly words: KindWords;
  readonly collection: string;
  readonly shows: readonly S[];
  /** Of the table at the desk, in this order. */
  readonly columns: { readonly [Name in (keyof F & string) | Shown]?: Column };
  /** Its part of `public/home`, with the most bytes that it may take there. */
  readonly home?: { readonly part: string; readonly bytes: number };
  /** Feeds tell of it: its title, and the field that holds the summary. */
  readonly feed?: { readonly title: string; readonly summary: keyof F & string };
  readonly schemaOrg?: SchemaOrg;
  /** Where each has a beginning and an end, by which lists are ordered. */
  readonly calendar?: {
    readonly start: keyof F & string;
    readonly end: keyof F & string;
    /** Said where the end comes before the start. */
    readonly wrongOrder: string;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: of a kind that is not known here; names of fields are not assignable to `string`
export type AnyDeclaration = Declaration<any, any>;

export function declare<const F extends Fields, const S extends Shown = never>(
  declaration: Declaration<F, S>,
): Declaration<F, S> {
  return declaration;
}

/** What a visitor's first script carries of a kind; the declaration is loaded where it is needed. */
export interface Kind {
  /** In the log, among deleted records and in drafts. */
  readonly name: string;
  /** For the description of the API. */
  readonly nouns: { readonly one: string; readonly many: string };
  readonly path: string;
  /** The specification has some calls in a spelling of their own. */
  readonly createPath?: string;
  /** Whole in the order of their coming; page by page, the newest first; or by their dates. */
  readonly list: 'all' | 'newest' | 'calendar';
  readonly pages: {
    readonly all: string;
    readonly one?: ReturnType<typeof recordPage>;
    readonly desk: string;
  };
  /** Its name where visitors find all pages. */
  readonly inFooter?: string;
  /** Its name among the screens of the desk. */
  readonly menu: string;
  /** The folder of its pictures. */
  readonly pictures?: ImagePurpose;
  /** Other records belong to one: a deletion may say to which they go (`moveTo`). */
  readonly holdsOthers?: true;
  readonly declared: () => Promise<AnyDeclaration>;
}

export type DeclarationOf<K extends Kind> = Awaited<ReturnType<K['declared']>>;

/** What a person writes of one. */
export type FormOf<D> = D extends Declaration<infer F, infer _> ? ValuesOf<F> : never;
/** What the API answers of one. */
export type RecordOf<D> =
  D extends Declaration<infer F, infer S>
    ? { _id: string } & ValuesOf<F> & { [Name in S]: string } & WithMembers<F>
    : never;

/** Of people who are named: the ids of those in the team, in the order of the names. */
type WithMembers<F extends Fields> =
  Extract<F[keyof F], { is: 'people' }> extends never ? unknown : { memberIds?: string[] };
