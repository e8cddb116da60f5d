import type { Endpoint } from '@lab/contract';
import type { KindWords } from '@lab/contract/content/kind';
import type { RestorableKind } from '@lab/contract/kinds';
import type { FilePurpose } from '@lab/contract/uploads/files';
import type { ComponentType } from 'react';
import type { Control, DefaultValues, FieldValues, Path, Resolver, UseFormSetValue } from 'react-hook-form';
import type { ImageOptions } from '../lib/images.ts';
import type { TableDeclaration } from '../ui/data-table/use-table.ts';

/** The picture of a record: its field in the form, how it is stored, and its messages. */
interface ContentImage<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  options: ImageOptions;
  /** The message when there is no picture; without this message the picture is optional. */
  missing?: string;
  tooLarge: string;
  uploadFailed?: string;
  round?: boolean;
}

/** One kind of record that admins keep: news, areas, collaborators, positions, team members, published papers. */
export interface Content<Row extends { _id: string }, Values extends FieldValues> {
  kind: RestorableKind;
  title: string;
  texts: {
    empty: string;
    updated: string;
    deleted: string;
    failed: string;
    deleteConfirm: string;
  };
  list: Endpoint<string, unknown, undefined, Row[]>;
  /** How a new one is made; papers come from review instead. */
  create?: {
    heading: string;
    submit: string;
    run: (values: Values) => Promise<unknown>;
    done: string;
    failed?: string;
  };
  /** The row goes along as the writer saw it: the server refuses where it is no longer so. */
  edit: (row: Row, values: Values) => Promise<unknown>;
  /** Where other records belong to it, the server asks with a conflict at the field `moveTo` where these go. */
  remove: (id: string, moveTo?: string) => Promise<unknown>;
  removal?: KindWords['removal'];
  table: TableDeclaration<Row>;
  pictureOf?: (row: Row) => string;
  /** The rules of everything but the picture. */
  resolver: Resolver<Values>;
  blank: DefaultValues<Values> & Values;
  valuesOf: (row: Row) => Values;
  /** The whole record, where the list carries only a part of it. */
  load?: (id: string) => Promise<Row>;
  image?: ContentImage<Values>;
  /** The field with the address of a PDF. */
  pdf?: { name: Path<Values>; label: string; purpose: FilePurpose };
  Fields: ComponentType<{ control: Control<Values>; setValue: UseFormSetValue<Values> }>;
  /** The page on which visitors see the record. */
  publicPath: (row: Row) => string;
}

/** What is being written, as visitors will see it. */
export type Preview<Values> = ComponentType<{ values: Values }>;
