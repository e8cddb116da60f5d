/** A query in the engine's own form, with its implicit order added. */
import type { Scope } from '../store/document.ts';
import { type FieldPath, isNamePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Nearest } from './nearest.ts';

export type Comparison = '<' | '<=' | '>' | '>=' | '==' | '!=';
export type ListOperator = 'in' | 'not-in' | 'array-contains-any';

export type Filter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly op: Comparison | 'array-contains'; readonly field: FieldPath; readonly value: Value }
  | { readonly op: ListOperator; readonly field: FieldPath; readonly values: readonly Value[] };

export type FieldFilter = Exclude<Filter, { op: 'and' | 'or' }>;

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

export interface Cursor {
  /** Values for the first fields of the order. */
  readonly values: readonly Value[];
  /** Whether the cursor is before or after the documents that equal it. */
  readonly before: boolean;
}

export interface Query {
  readonly database: string;
  readonly scope: Scope;
  readonly filter?: Filter;
  /** Always ends with the document's name. */
  readonly orderBy: readonly Order[];
  /** Whether the query's explicit order contains the document's name. */
  readonly ordersByName: boolean;
  /** Documents must have these fields too, because the needed index contains them. */
  readonly present?: readonly FieldPath[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
  /** Applied after offset and limit. */
  readonly nearest?: Nearest;
  /** If missing, all fields. */
  readonly select?: readonly FieldPath[];
}

const inequalities = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);

export const isInequality = (filter: FieldFilter): boolean => inequalities.has(filter.op);

export function fieldFilters(filter: Filter | undefined): FieldFilter[] {
  if (!filter) return [];
  return 'filters' in filter ? filter.filters.flatMap(fieldFilters) : [filter];
}

/** Whether an equality or `in` on the document id says which documents are wanted. */
export const namesDocuments = (filter: Filter | undefined): boolean =>
  fieldFilters(filter).some(({ field, op }) => isNamePath(field) && (op === '==' || op === 'in'));
