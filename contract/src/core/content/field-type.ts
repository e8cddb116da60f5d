/** What the types of fields say about a declaration. */
import type { FieldType } from '../fields/type.ts';
import * as fieldTypes from '../fields/types.ts';
import type { Field, Fields, ValuesOf } from './field.ts';

/**
 * Each type knows the fields that are declared with it, but the compiler does not know which type a field
 * has.
 */
const types = fieldTypes as unknown as Record<Field['is'], FieldType<Field, unknown, Fields>>;

export const typeOf = (field: Field) => types[field.is];

export const mapFields = <Made>(fields: Fields, make: (field: Field) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));

/** The values that replace fields that are missing in older documents. */
export const emptyValues = <F extends Fields>(fields: F): ValuesOf<F> =>
  mapFields(fields, (field) => typeOf(field).empty(field, emptyValues)) as ValuesOf<F>;

/** The values of the form for a new record. */
export const newValues = <F extends Fields>(fields: F): ValuesOf<F> =>
  mapFields(fields, (field) => {
    const { blank, empty } = typeOf(field);
    return blank ? blank(field) : empty(field, emptyValues);
  }) as ValuesOf<F>;

/** For `Shape` of the server, where a list has one entry with the defaults of all entries. */
export const shapeOf = (fields: Fields): Record<string, unknown> =>
  mapFields(fields, (field) => {
    const { entry, empty } = typeOf(field);
    return entry ? [entry(field, shapeOf)] : empty(field, shapeOf);
  });

/** The fields of which lists contain only the beginning. `isOutput`: in kinds with `output`. */
export const cutFields = (fields: Fields, isOutput: boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (typeOf(field).isCut?.(field, isOutput) ? name : []));
