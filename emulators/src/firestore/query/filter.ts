import { invalid } from '../status.ts';
import { decodeValue } from '../values/codec.ts';
import { type FieldPath, isNamePath, parseFieldPath } from '../values/field-path.ts';
import { isArray, Reference, type Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import type { Comparison, Filter, ListOperator } from './query.ts';

const comparisons: Partial<Record<string, Comparison | 'array-contains'>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
};

const listOperators: Partial<Record<string, ListOperator>> = {
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};

/** Much more than the limit of disjunctions allows, but not so deep that recursion overflows the stack. */
const maxNesting = 50;

export function parseFilter(filter: proto.StructuredQuery.IFilter, depth = 0): Filter {
  if (depth > maxNesting) throw invalid(`Filters are nested deeper than ${maxNesting} levels.`);
  if (filter.compositeFilter) return parseComposite(filter.compositeFilter, depth);
  if (filter.fieldFilter) return parseFieldFilter(filter.fieldFilter);
  if (filter.unaryFilter) return parseUnary(filter.unaryFilter);
  throw invalid('A filter is empty.');
}

function parseComposite({ op, filters }: proto.StructuredQuery.ICompositeFilter, depth: number): Filter {
  if (op !== 'AND' && op !== 'OR') throw invalid('A composite filter needs the operator AND or OR.');
  if (!filters?.length) throw invalid('A composite filter needs at least one filter.');
  return {
    op: op === 'AND' ? 'and' : 'or',
    filters: filters.map((filter) => parseFilter(filter, depth + 1)),
  };
}

function parseFieldFilter({ field, op, value }: proto.StructuredQuery.IFieldFilter): Filter {
  const path = parseFieldPath(field?.fieldPath);
  const operand = decodeValue(value);
  const comparison = comparisons[op ?? ''];
  if (comparison) {
    if (isNamePath(path)) checkName(operand, comparison);
    return { op: comparison, field: path, value: operand };
  }
  const listOperator = listOperators[op ?? ''];
  if (!listOperator) throw invalid(`The filter on "${field?.fieldPath}" has no known operator.`);
  return { op: listOperator, field: path, values: checkList(path, listOperator, operand) };
}

function checkName(value: Value, op: string): void {
  if (op === 'array-contains') throw invalid('__name__ is not an array.');
  if (!(value instanceof Reference)) throw invalid('__name__ is compared with the name of a document only.');
}

function checkList(field: FieldPath, op: ListOperator, operand: Value): readonly Value[] {
  if (!isArray(operand) || operand.length === 0) throw invalid(`'${op}' needs a non-empty array.`);
  const limit = op === 'not-in' ? 10 : 30;
  if (operand.length > limit) throw invalid(`'${op}' supports up to ${limit} values.`);
  if (isNamePath(field))
    for (const value of operand) checkName(value, op === 'in' || op === 'not-in' ? op : 'array-contains');
  return operand;
}

function parseUnary({ field, op }: proto.StructuredQuery.IUnaryFilter): Filter {
  const path = parseFieldPath(field?.fieldPath);
  if (isNamePath(path)) throw invalid('A unary filter does not apply to __name__.');
  switch (op) {
    case 'IS_NULL':
      return { op: '==', field: path, value: null };
    case 'IS_NAN':
      return { op: '==', field: path, value: Number.NaN };
    case 'IS_NOT_NULL':
      return { op: '!=', field: path, value: null };
    case 'IS_NOT_NAN':
      return { op: '!=', field: path, value: Number.NaN };
    default:
      throw invalid(`The unary filter on "${field?.fieldPath}" has no known operator.`);
  }
}
