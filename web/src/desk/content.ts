import type { Endpoint } from '@lab/contract';
import type { Right } from '@lab/contract/api/rights';
import type { DraftCalls } from '@lab/contract/core/content/drafts/endpoints-of';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import type { Values as AnyValues } from '@lab/contract/core/content/field';
import type { KindWords } from '@lab/contract/core/content/kind';
import type { TeamRole } from '@lab/contract/features/team/roles';
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import type { FilePurpose } from '@lab/contract/lib/uploads/files';
import type { ComponentType, ReactNode } from 'react';
import type { Control, DefaultValues, FieldValues, Path, Resolver, UseFormSetValue } from 'react-hook-form';
import type { ImageOptions } from '../lib/images.ts';
import type { RowAction } from '../ui/data-table/row-menu.tsx';
import type { TableDeclaration } from '../ui/data-table/use-table.ts';

/** The picture of a record: its field in the form, its purpose and its texts. */
interface ContentImage<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  options: ImageOptions;
  /** The error if no picture was chosen; without this text the picture is optional. */
  missing?: string;
  tooLarge: string;
  uploadFailed?: string;
  round?: boolean;
  /** The field that says what the picture shows; a new picture needs it. */
  alt?: Path<Values>;
}

/** What the admin screen needs to know about a kind of record: a kind of content, or published papers. */
export interface Content<Row extends { _id: string }, Values extends FieldValues> {
  kind: RestorableKind;
  /** The right to publish; missing where whoever opens the page may do everything there. */
  needs?: Right;
  title: string;
  texts: {
    empty: string;
    updated: string;
    deleted: string;
    failed?: string;
    deleteConfirm?: string;
  };
  list: Endpoint<string, unknown, undefined, Row[]>;
  /** A page that exports the list for readers, and its name; the table exports what admins see. */
  exportPage?: { to: string; label: string };
  /** For records that visitors' lists leave out. */
  listQuery?: Record<string, string>;
  create?: {
    heading: string;
    /** Missing for works: a new one is a draft first. */
    publish?: {
      submit: string;
      /** `mails`: whether subscribers get the new record by mail. */
      run: (values: Values, mails: boolean) => Promise<unknown>;
      done: string;
    };
    canMail?: boolean;
    failed?: string;
  };
  /** Missing where records have no drafts and versions. */
  drafts?: DraftCalls;
  /** What the form says otherwise than an earlier version. */
  Changes?: ComponentType<Compared>;
  /** The values of a draft as the form has them, where it has more, such as empty lines of lists. */
  asForm?: (values: AnyValues) => Values;
  /** `row` is the version that the admin saw; the server refuses if somebody has changed it since. */
  edit: (row: Row, values: Values) => Promise<unknown>;
  /**
   * If other records belong to this one, the server answers with an error in `moveTo`, which says where they
   * go.
   */
  remove: (id: string, moveTo?: string) => Promise<unknown>;
  removal?: KindWords['removal'];
  table: TableDeclaration<Row>;
  pictureOf?: (row: Row) => string;
  /** Validates everything but the picture. */
  resolver: Resolver<Values>;
  blank: DefaultValues<Values> & Values;
  valuesOf: (row: Row) => Values;
  /** Fetches the whole record, if the list contains only a part of it. */
  load?: (id: string) => Promise<Row>;
  image?: ContentImage<Values>;
  /** The field with the address of a PDF. */
  pdf?: { name: Path<Values>; label: string; purpose: FilePurpose };
  Fields: ComponentType<{ control: Control<Values>; setValue: UseFormSetValue<Values> }>;
  /** The form needs the whole page. */
  hasLongText?: boolean;
  /** What is set for a record apart from its form, below it. */
  Below?: ComponentType<{ row: Row }>;
  /** What else can be done with a record, and the dialogs for it. */
  Acts?: ComponentType<{ children: (actionsOf: (row: Row) => RowAction[]) => ReactNode }>;
  /** Buttons above the list, for what is done with several records. */
  Tools?: ComponentType;
  /** The page on which visitors see the record. */
  publicPath: (row: Row) => string;
}

export interface Compared {
  before: AnyValues;
  now: AnyValues;
}

/** Shows the form's values as visitors will see them. */
export type Preview<Values> = ComponentType<{ values: Values }>;

/** What only one kind has at the desk; its feature brings it. */
export interface Extras
  extends Partial<Pick<Content<AnyRecord, FieldValues>, 'Acts' | 'Tools' | 'Below' | 'list'>> {
  tableOf?: (table: TableDeclaration<AnyRecord>, roles: readonly TeamRole[]) => TableDeclaration<AnyRecord>;
}
