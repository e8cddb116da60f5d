/**
 * Rules see only what a query's filters say about its documents, since the documents are unknown. A field
 * that a filter fixes to one value has that value. Any other filtered field is a constraint, which can be
 * compared if its filters prove the comparison. An unproven comparison is an error and not false, because
 * otherwise `!` would prove the opposite.
 */
import { compare, equals, holds, isOrder, type OrderOperator } from './equality.ts';
import { EvaluationError, unsupported } from './errors.ts';
import type { BinaryOperator } from './syntax.ts';
import { type FieldFilter, map, type RulesMap, type RulesValue } from './value.ts';

type Constraint = Extract<RulesValue, { type: 'constraint' }>;

const flipped = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** The data of a document that satisfies all the filters. */
export function dataOf(filters: readonly FieldFilter[]): RulesMap {
  return filters.reduce((data, { field, op, value }) => {
    const about = filters.filter((other) => other.field.join('\0') === field.join('\0'));
    const isValue = op === '==' && about.length === 1;
    return withField(data, field, isValue ? value : { type: 'constraint', filters: about });
  }, map([]));
}

function withField(data: RulesMap, [name, ...inner]: readonly string[], value: RulesValue): RulesMap {
  if (name === undefined) return data;
  const present = data.fields.get(name);
  const within = present?.type === 'map' ? present : map([]);
  return map([...data.fields, [name, inner.length === 0 ? value : withField(within, inner, value)]]);
}

export function isConstraint(value: RulesValue): value is Constraint {
  return value.type === 'constraint';
}

/**
 * Whether the filters prove the comparison. Otherwise it is an error, but a constraint is never `in` a list.
 */
export function provenByFilters(operator: BinaryOperator, left: RulesValue, right: RulesValue): boolean {
  if (operator === 'in' && isConstraint(right)) return provenMember(left, right);
  if (operator === 'in' && isCollection(right)) return false;
  if (!isComparison(operator) || (isConstraint(left) && isConstraint(right))) {
    throw unsupported(`${left.type} ${operator} ${right.type}`);
  }
  const proven = isConstraint(left)
    ? proves(left, operator, right)
    : isConstraint(right) && proves(right, flipped[operator], left);
  if (!proven) throw undecided(left, right);
  return true;
}

function provenMember(left: RulesValue, right: Constraint): boolean {
  if (!hasAnyMember(right, [left])) throw undecided(right);
  return true;
}

function isCollection({ type }: RulesValue): boolean {
  return type === 'list' || type === 'set' || type === 'map';
}

/** `field.hasAny([...])`, if the query filters by a member of the list. */
export function hasAnyMember({ filters }: Constraint, members: readonly RulesValue[]): boolean {
  return filters.some(
    ({ op, value }) => op === 'array-contains' && members.some((member) => equals(value, member)),
  );
}

function undecided(...values: readonly RulesValue[]): EvaluationError {
  const field = values.find(isConstraint)?.filters[0]?.field.join('.');
  return new EvaluationError(
    `The query does not say enough about resource.data.${field} to decide this for all its results.`,
  );
}

function proves({ filters }: Constraint, operator: keyof typeof flipped, constant: RulesValue): boolean {
  return filters.some(({ op, value: limit }) => {
    // With other filters on the same field, `==` is only one of the field's filters.
    if (op === '==' || operator === '==') return op === '==' && holdsFor(limit, operator, constant);
    const order = compare(limit, constant);
    if (operator !== '!=') return order !== undefined && isOrder(op) && implies(op, order, operator);
    // Only `>= null` and similar filters return documents whose value is null.
    if (constant.type === 'null' && !(isOrder(op) && limit.type === 'null')) return true;
    if (op === '!=' && equals(limit, constant)) return true;
    return isOrder(op) && order !== undefined && !holds(op, -order);
  });
}

function holdsFor(value: RulesValue, operator: keyof typeof flipped, constant: RulesValue): boolean {
  if (operator === '==' || operator === '!=') return equals(value, constant) === (operator === '==');
  const order = compare(value, constant);
  return order !== undefined && holds(operator, order);
}

/**
 * Whether `x op limit` proves `x wanted constant`, where `order` is the order of the limit and the constant.
 */
function implies(op: OrderOperator, order: number, wanted: OrderOperator): boolean {
  if (op[0] !== wanted[0]) return false;
  const beyond = op[0] === '<' ? order < 0 : order > 0;
  return beyond || (order === 0 && (op === wanted || wanted.endsWith('=')));
}

function isComparison(operator: BinaryOperator): operator is keyof typeof flipped {
  return Object.hasOwn(flipped, operator);
}
