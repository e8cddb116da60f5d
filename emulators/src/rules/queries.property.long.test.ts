/**
 * For random queries: if the rules allow the query, they allow each of its documents. As in the service, this
 * holds for comparisons of the filtered fields, but not for checks of missing fields, nor for the difference
 * of 1 and 1.0.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, documents } from './ask.testing.ts';
import type { QueryFilter } from './query.ts';
import { documentResource } from './request.ts';
import { fromPlain, type RulesMap, type RulesValue } from './value.ts';

describe('a query that is allowed returns only documents that may be read', () => {
  const value = fc.constantFrom<unknown>(0, 1, 2, 2.5, 'a', 'b', true, false, null);
  const field = fc.constantFrom('x', 'y');
  const document = fc.record(
    { x: fc.oneof(value, fc.array(value, { maxLength: 3 })), y: value },
    { requiredKeys: [] },
  );
  const comparison = fc
    .record({ op: fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'array-contains'), field, value })
    .map(
      ({ op, field: name, value: plain }) => ({ op, field: [name], value: fromPlain(plain) }) as QueryFilter,
    );
  const membership = fc
    .record({
      op: fc.constantFrom('in', 'not-in', 'array-contains-any'),
      field,
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
    })
    .map(
      ({ op, field: name, values }) => ({ op, field: [name], values: values.map(fromPlain) }) as QueryFilter,
    );
  const filter = fc.oneof(
    comparison,
    membership,
    fc.record({
      op: fc.constantFrom('and', 'or'),
      filters: fc.array(fc.oneof(comparison, membership), { minLength: 1, maxLength: 3 }),
    }) as fc.Arbitrary<QueryFilter>,
  );
  const word = fc.constantFrom('a', 'b', true, false, null);
  const compared = fc
    .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), value)
    .map(([name, op, plain]) => `resource.data.${name} ${op} ${JSON.stringify(plain)}`);
  const atom = fc.oneof(
    compared,
    compared.map((inner) => `!(${inner})`),
    fc
      .tuple(field, fc.array(word, { maxLength: 3 }))
      .map(([name, values]) => `resource.data.${name} in ${JSON.stringify(values)}`),
    fc.tuple(field, word).map(([name, plain]) => `${JSON.stringify(plain)} in resource.data.${name}`),
    field.map((name) => `'${name}' in resource.data`),
    fc
      .tuple(field, fc.constantFrom('string', 'number', 'list', 'bool'))
      .map(([name, type]) => `resource.data.${name} is ${type}`),
    fc
      .tuple(field, fc.array(word, { maxLength: 2 }))
      .map(([name, values]) => `resource.data.${name}.hasAny(${JSON.stringify(values)})`),
  );
  const condition = fc.oneof(
    atom,
    fc.tuple(atom, fc.constantFrom('&&', '||'), atom).map((parts) => parts.join(' ')),
    fc.tuple(compared, atom, atom).map(([a, b, c]) => `(${a}) ? (${b}) : (${c})`),
  );

  test('for random queries, rules and documents', () => {
    let proven = 0;
    fc.assert(
      fc.property(
        filter,
        condition,
        fc.array(document, { minLength: 20, maxLength: 20 }),
        (wanted, text, all) => {
          const rules = documents(`match /c/{id} { allow read: if ${text}; }`);
          if (!ask(rules, 'c', { method: 'list', query: { filter: wanted } }).allowed) return;
          proven += 1;
          for (const plain of all) {
            const data = fromPlain(plain) as RulesMap;
            if (!returns(wanted, data)) continue;
            const resource = documentResource(['c', 'd'], data);
            expect(ask(rules, 'c/d', { resource }).allowed, JSON.stringify(plain)).toBe(true);
          }
        },
      ),
      {
        numRuns: 20_000,
        examples: [
          [
            { op: '>=', field: ['y'], value: fromPlain(null) },
            'resource.data.y != null',
            [...Array.from({ length: 19 }, () => ({})), { y: null }],
          ],
        ],
      },
    );
    expect(proven).toBeGreaterThan(500);
  });
});

/** The documents that a query returns by its documentation, for the values used above. */
function returns(filter: QueryFilter, document: RulesMap): boolean {
  if ('filters' in filter) {
    const results = filter.filters.map((part) => returns(part, document));
    return filter.op === 'and' ? results.every(Boolean) : results.some(Boolean);
  }
  const value = document.fields.get(filter.field[0] ?? '');
  if (value === undefined) return false;
  const wanted = 'values' in filter ? filter.values : [filter.value];
  const isWanted = (found: RulesValue) => wanted.some((one) => sameInQuery(found, one));
  switch (filter.op) {
    case '==':
    case 'in':
      return isWanted(value);
    case '!=':
    case 'not-in':
      return value.type !== 'null' && !isWanted(value);
    case 'array-contains':
    case 'array-contains-any':
      return value.type === 'list' && value.items.some(isWanted);
    default:
      return inOrder(filter.op, value, filter.value);
  }
}

function scalar(value: RulesValue): [string, string | number] {
  if (value.type === 'int' || value.type === 'float') return ['number', Number(value.value)];
  if (value.type === 'string') return ['string', value.value];
  if (value.type === 'bool') return ['bool', Number(value.value)];
  return [value.type, 0];
}

function sameInQuery(left: RulesValue, right: RulesValue): boolean {
  if (left.type === 'list' || right.type === 'list') return false;
  return JSON.stringify(scalar(left)) === JSON.stringify(scalar(right));
}

function inOrder(op: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): boolean {
  const [[leftType, leftValue], [rightType, rightValue]] = [scalar(left), scalar(right)];
  if (leftType !== rightType || leftType === 'list') return false;
  if (op === '<') return leftValue < rightValue;
  if (op === '<=') return leftValue <= rightValue;
  if (op === '>') return leftValue > rightValue;
  return leftValue >= rightValue;
}
