/** What a query says about the documents it can return, as far as rules can use it. */
import type { RulesValue } from './value.ts';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains';

export type QueryFilter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly QueryFilter[] }
  | { readonly op: Comparison; readonly field: readonly string[]; readonly value: RulesValue }
  | {
      readonly op: 'in' | 'not-in' | 'array-contains-any';
      readonly field: readonly string[];
      readonly values: readonly RulesValue[];
    };

export interface QueryShape {
  /** `documentId()` is the field `['__name__']` with a path as value; IS_NULL and IS_NAN are `==` with that value. */
  readonly filter?: QueryFilter;
  readonly orderBy?: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  readonly limit?: number;
  readonly offset?: number;
  /** A collection group: any depth below the path's parent. */
  readonly allDescendants?: boolean;
}
