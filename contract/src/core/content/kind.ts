/**
 * The declaration of a kind of content, such as news or events. Its API calls, database store, summary,
 * sitemap and feed entries, deletion with undo, and its page at the desk are derived from it.
 */

import type { Right } from '../../api/rights.ts';
import type { ImagePurpose } from '../../lib/images.ts';
import type { FromRepository } from '../../lib/repositories/schemas.ts';
import type { Rendered } from '../markdown/schemas.ts';
import type { RenderedFormula } from '../math/rendered.ts';
import type { Fields, ValuesOf } from './field.ts';
import type { recordPage } from './record-page.ts';

export interface KindWords {
  /** The name of one record in the activity log. */
  one: string;
  /** The title of the page at the desk. */
  title: string;
  /** The heading of the form for a new record. */
  heading: string;
  submit: string;
  empty: string;
  notFound: string;
  added: string;
  updated: string;
  deleted: string;
  /** Instead of the desk's sentence about anything that fails. */
  failed?: string;
  addFailed?: string;
  /** The question where the records that belong to a deleted one are moved. */
  removal?: { title(name: string): string; target: string; run: string };
}

/** What the server adds to a record. `authorEmail` is the email of the admin who created it. */
type AddedField = 'createdAt' | 'authorEmail';

/** `long`: a column that may take more room; `searched`: not shown, but the table's search finds it. */
type Column = 'long' | 'shown' | 'searched';

/** Fields with a start and an end. */
interface Span<Name extends string> {
  readonly start: Name;
  readonly end: Name;
  /** The message when the end is before the start. */
  readonly wrongOrder: string;
}

/** For kinds whose list and page are rendered from the declaration (web/src/features/made). */
export interface OutputView<Name extends string> {
  /** The list is ordered by this field of type `date`, the newest first. */
  readonly date: Name;
  /**
   * A choice whose values, in their order, are the headings of the list; without it the headings are years.
   */
  readonly groups?: Name;
  /** Shown below the title, and in the list. */
  readonly summary?: Name;
  /** What the list says of a record in addition to its title, date, people and summary. */
  readonly inList: readonly Name[];
  /** What visitors read: other languages are written into this object, so no text of it is kept. */
  readonly texts: {
    readonly empty: string;
    readonly notFound: string;
    /** The labels of the kind's own fields. */
    readonly fields: Readonly<Record<string, string>>;
  };
  /** Shown as a line of code. */
  readonly code?: Name;
}

/**
 * The type in schema.org's vocabulary, and for each of its properties the field, or `createdAt`, that holds
 * the value.
 */
interface SchemaOrg {
  /**
   * One type, or the type by the value of a choice; a record with another value is no thing of schema.org.
   */
  readonly type: string | { readonly by: string; readonly types: Readonly<Record<string, string>> };
  readonly properties: Readonly<Record<string, string>>;
  /** The property that names the lab, where the type does not say it. */
  readonly ofLab?: string;
}

/** The part of a kind that only the server, the desk and search engines need. */
export interface Declaration<F extends Fields = Fields, Added extends AddedField = AddedField> {
  readonly fields: F;
  /** The field that names a record in tables and in the activity log. */
  readonly nameField: keyof F & string;
  readonly words: KindWords;
  readonly collection: string;
  readonly shows: readonly Added[];
  /** The columns of the table at the desk, in this order. */
  readonly columns: { readonly [Name in (keyof F & string) | AddedField]?: Column };
  /** Its part of the document `public/home`, and how many bytes this part may take. */
  readonly home?: { readonly part: string; readonly bytes: number };
  /** The texts with the title of the public list, and the sentence by which search engines describe it. */
  readonly listPage?: { readonly title: string; readonly lead: string };
  /** If set, records appear in the feeds, with this field as their summary. */
  readonly feed?: { readonly summary: keyof F & string };
  readonly schemaOrg?: SchemaOrg;
  /** For a kind that can be closed: a record is closed when this field has this value. */
  readonly closed?: { readonly field: keyof F & string; readonly value: string };
  /** If set, records have a start and an end, and lists are ordered by them. */
  readonly calendar?: Span<keyof F & string>;
  /** For a start and an end that do not order the list. */
  readonly span?: Span<keyof F & string>;
  /**
   * The field of type `date` with the day of a record. `createdAt` is on this day, so lists, feeds and pages
   * go by it; bodies may have `createdAt` in its place.
   */
  readonly datedBy?: keyof F & string;
  /** For `list: 'dated'`. */
  readonly output?: OutputView<keyof F & string>;
}

// biome-ignore lint/suspicious/noExplicitAny: a declaration of any kind; `keyof F` makes `Declaration<Fields>` refuse each of them
export type AnyDeclaration = Declaration<any, any>;

export function declare<const F extends Fields, const Added extends AddedField = never>(
  declaration: Declaration<F, Added>,
): Declaration<F, Added> {
  return declaration;
}

/**
 * The part of a kind that the script of every page contains; the declaration is loaded where it is needed.
 */
export interface Kind {
  /** Identifies the kind in the activity log, among deleted records and in drafts. */
  readonly name: string;
  /** For the documentation of the API. */
  readonly nouns: { readonly one: string; readonly many: string };
  /** The right to create, change and delete a record. */
  readonly needs: Right;
  readonly path: string;
  /** Only where the specification prescribes another path for creating. */
  readonly createPath?: string;
  /**
   * `all`: every record, the oldest first; `newest`: in pages, the newest first; `calendar`: by start and
   * end; `dated`: in pages, by the date and the groups that `output` names in the declaration.
   */
  readonly list: 'all' | 'newest' | 'calendar' | 'dated';
  readonly pages: {
    readonly all: string;
    readonly one?: ReturnType<typeof recordPage>;
    readonly desk: string;
  };
  /** The text of its link in the footer. */
  readonly inFooter?: string;
  /** Records may be drafts, so only who has the right reads the list; visitors have calls of their own. */
  readonly listFor?: 'desk';
  /** Its name in the menu of the desk. */
  readonly menu: string;
  /** The folder of its pictures in Storage. */
  readonly pictures?: ImagePurpose;
  /** Records of other kinds belong to one; when it is deleted, `moveTo` names the record that gets them. */
  readonly hasDependents?: true;
  /** A new record is mailed to subscribers, unless the admin says not to. */
  readonly isMailed?: true;
  /** For `list: 'all'`: visitors' lists leave out the records that are closed. */
  readonly canClose?: true;
  readonly declared: () => Promise<AnyDeclaration>;
}

export type DeclarationOf<K extends Kind> = Awaited<ReturnType<K['declared']>>;

/** The values of the form, and the body of the calls that create and edit. */
export type FormOf<D> = D extends Declaration<infer F, infer _> ? ValuesOf<F> : never;
/** A record in replies of the API. */
export type RecordOf<D> =
  D extends Declaration<infer F, infer Added>
    ? { _id: string; drawn?: RenderedFormula[] } & ValuesOf<F> & {
          [Name in Added]: string;
        } & WithMembers<F> &
        WithRendered<F> &
        WithRepository<F> &
        WithReferences<F>
    : never;

/** For each name in the fields of people, in their order, the id of the team member, or an empty text. */
type WithMembers<F extends Fields> =
  Extract<F[keyof F], { is: 'people' }> extends never ? unknown : { memberIds?: string[] };

/** The HTML of each field of Markdown. */
type WithRendered<F extends Fields> =
  Extract<F[keyof F], { is: 'markdown' }> extends never ? unknown : { rendered?: Record<string, Rendered> };

/** What the server has read from the repository that the record names. */
type WithRepository<F extends Fields> =
  Extract<F[keyof F], { is: 'url'; isRead: true }> extends never
    ? unknown
    : { fromRepository?: FromRepository };

/** The names of the research areas and papers whose ids are in a field. */
type WithReferences<F extends Fields> =
  Extract<F[keyof F], { is: 'area' | 'works' }> extends never
    ? unknown
    : { references?: { _id: string; name: string }[] };
