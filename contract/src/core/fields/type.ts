/** What a type of field says about itself. Others look a field's type up and never ask which one it is. */
import type { AnySchema } from 'yup';
import type { Rules } from './rules.ts';

export interface AnyField {
  /** The name of the field in forms, tables and messages. */
  readonly label: string;
  /** The message when the field is empty; a field without this message may stay empty. */
  readonly missing?: string;
  /** Shown below the input. */
  readonly hint?: string;
}

export type AnyFields = Readonly<Record<string, AnyField>>;

/** The name of the record with this id, where it is known. */
export type NameOf = (id: string) => string | undefined;

/** How a field is written in the cell of a table. */
interface Cell<F, Value> {
  read(cell: string, field: F): unknown;
  write(value: Value, field: F, nameOf: NameOf): string;
}

/** `each` does the same with all fields of a declaration, for types that contain fields. */
export interface FieldType<F extends AnyField, Value, Of = AnyFields> {
  /** Replaces the value in older records that lack the field. */
  empty(field: F, each: (of: Of) => object): Value;
  /** The value in the form for a new record, where it is another one. */
  blank?(field: F): Value;
  /** The defaults of an entry, for types whose values are lists; see `Shape` of the server. */
  entry?(field: F, each: (of: Of) => object): unknown;
  /** What requests may contain. The rules are passed in, so that pages without a form load none. */
  rule(field: F, rules: Rules, each: (of: Of) => AnySchema): AnySchema;
  /** The rule of a field that must not be empty, where `required` is not enough. */
  needed?(rule: AnySchema, missing: string): AnySchema;
  reply(field: F, rules: Rules, each: (of: Of) => AnySchema): AnySchema;
  /**
   * The activity log has only the field's name, because an id or the address of a file says nothing to
   * people.
   */
  readonly isOnlyNamed?: true;
  /** Tables leave out what is `null`. */
  readonly cell: Cell<F, Value> | null;
  /** Whether lists contain only the beginning of the text. `isOutput`: in kinds with `output`. */
  isCut?(field: F, isOutput: boolean): boolean;
}
