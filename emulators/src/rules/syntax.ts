/** The syntax tree of a rules source. Offsets are positions in the source. */
import type { RulesValue } from './value.ts';

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

interface Node {
  /** The place that messages name, such as the operator. */
  readonly offset: number;
  readonly start: number;
  readonly end: number;
  /** The height of the tree below this node, limited so that recursion cannot overflow the stack. */
  readonly depth: number;
}

export type Expression = Node &
  (
    | { readonly kind: 'literal'; readonly value: RulesValue }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly { key: Expression; value: Expression }[] }
    | { readonly kind: 'path'; readonly segments: readonly PathPart[] }
    | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
    | { readonly kind: 'and' | 'or'; readonly operands: readonly Expression[] }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly typeName: string }
    | {
        readonly kind: 'choice';
        readonly condition: Expression;
        readonly whenTrue: Expression;
        readonly whenFalse: Expression;
      }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'range';
        readonly object: Expression;
        readonly from: Expression | undefined;
        readonly to: Expression | undefined;
      }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly object: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
  );

/** A segment as it is written in a path, or an expression in `$(...)`. */
export type PathPart = PatternSegment | Expression;

export interface FunctionDeclaration {
  readonly name: string;
  readonly offset: number;
  readonly parameters: readonly { readonly name: string; readonly offset: number }[];
  readonly lets: readonly { readonly name: string; readonly offset: number; readonly value: Expression }[];
  readonly result: Expression;
}

export type AllowMethod = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow {
  readonly offset: number;
  readonly methods: readonly AllowMethod[];
  /** Missing for `allow read;`, which always allows. */
  readonly condition?: Expression;
}

export type PatternSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string; readonly offset: number }
  | { readonly kind: 'rest'; readonly name: string; readonly offset: number };

export interface Match {
  readonly offset: number;
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

export interface ServiceBlock {
  readonly name: string;
  readonly offset: number;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
}

export interface RulesFile {
  readonly version: '1' | '2';
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceBlock[];
}
