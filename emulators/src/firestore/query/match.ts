import type { Document } from '../store/document.ts';
import { compareValues, typeOrder, valuesEqual } from '../values/compare.ts';
import { type FieldPath, fieldReader, isNamePath } from '../values/field-path.ts';
import { documentName } from '../values/names.ts';
import { isArray, Reference, type Value } from '../values/value.ts';
import type { Comparison, FieldFilter, Filter } from './query.ts';

export type Test = (document: Document) => boolean;
type Lookup = (document: Document) => Value | undefined;

/** Reads a field, or the document's name as a reference. */
export function lookup(database: string, field: FieldPath): Lookup {
  if (isNamePath(field)) return (document) => new Reference(documentName(database, document.path));
  const read = fieldReader(field);
  return (document) => read(document.fields);
}

export function compileFilter(database: string, filter: Filter): Test {
  if ('filters' in filter) {
    const tests = filter.filters.map((inner) => compileFilter(database, inner));
    return filter.op === 'and'
      ? (document) => tests.every((test) => test(document))
      : (document) => tests.some((test) => test(document));
  }
  const read = lookup(database, filter.field);
  const test = valueTest(filter);
  return (document) => {
    const value = read(document);
    return value !== undefined && test(value);
  };
}

function valueTest(filter: FieldFilter): (value: Value) => boolean {
  switch (filter.op) {
    case 'in': {
      const values = filter.values.filter(isComparable);
      return (value) => contains(values, value);
    }
    case 'not-in': {
      if (filter.values.includes(null)) return () => false;
      return (value) => value !== null && !contains(filter.values, value);
    }
    case 'array-contains': {
      if (!isComparable(filter.value)) return () => false;
      return (value) => isArray(value) && contains(value, filter.value);
    }
    case 'array-contains-any': {
      const values = filter.values.filter(isComparable);
      return (value) => isArray(value) && values.some((wanted) => contains(value, wanted));
    }
    case '!=':
      return (value) => value !== null && !valuesEqual(value, filter.value);
    default:
      return comparison(filter.op, filter.value);
  }
}

/** Inside a list null and NaN equal nothing; only `==` finds them. */
const isComparable = (value: Value): boolean => value !== null && !Number.isNaN(value);

const contains = (values: readonly Value[], wanted: Value): boolean =>
  values.some((value) => valuesEqual(value, wanted));

/**
 * An inequality only matches values of the same type, and nothing is less than, more than or as much as null
 * or NaN.
 */
function comparison(op: Exclude<Comparison, '!='>, operand: Value): (value: Value) => boolean {
  if (op === '==') return (value) => valuesEqual(value, operand);
  if (!isComparable(operand)) return () => false;
  const type = typeOrder(operand);
  const holds: (order: number) => boolean =
    op === '<' ? (n) => n < 0 : op === '<=' ? (n) => n <= 0 : op === '>' ? (n) => n > 0 : (n) => n >= 0;
  return (value) => typeOrder(value) === type && !Number.isNaN(value) && holds(compareValues(value, operand));
}
