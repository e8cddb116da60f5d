/**
 * What can be said of a document that is not known, except that a query would return it. Rules ask this for `list`:
 * a query is allowed only when every document it could return is. What cannot be decided here counts as an error in
 * the condition, which ends in a refusal unless `||` finds another reason to allow.
 */
import { compare, equals, isNumber } from './equality.ts';
import { EvaluationError } from './errors.ts';
import { holds } from './operators.ts';
import type { FieldFilter } from './query.ts';
import type { BinaryOperator } from './syntax.ts';
import type { RulesValue, UnknownValue } from './value.ts';

type Order = '<' | '<=' | '>' | '>=';
const flipped = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

export class Facts {
  readonly #filters: readonly FieldFilter[];
  readonly #present: ReadonlySet<string>;

  /** Documents without the field they are ordered by are left out, so ordering proves that a field is there. */
  constructor(filters: readonly FieldFilter[] = [], orderedBy: readonly (readonly string[])[] = []) {
    this.#filters = filters;
    this.#present = new Set([...filters.map(({ field }) => fieldKey(field)), ...orderedBy.map(fieldKey)]);
  }

  /** The value itself where the filters leave only one. */
  settle(value: RulesValue): RulesValue {
    if (value.type !== 'unknown') return value;
    const known = this.#known(value);
    if (known === undefined) throw undecided(value);
    return known;
  }

  /** As `settle`, but leaves what is not known as it is. */
  resolve(value: RulesValue): RulesValue {
    return value.type === 'unknown' ? (this.#known(value) ?? value) : value;
  }

  /** `resource.data.a.b`: still unknown, but of a field further in. */
  member(object: UnknownValue, name: string): RulesValue {
    return this.resolve({ type: 'unknown', field: [...object.field, name] });
  }

  /** `data.get('a', default)`: the default is only out of the question where the field is sure to be there. */
  isPresent(value: UnknownValue): boolean {
    return this.#present.has(fieldKey(value.field));
  }

  apply(operator: BinaryOperator, left: RulesValue, right: RulesValue): boolean {
    const decided = this.#decide(operator, left, right);
    if (decided === undefined) throw undecided(left.type === 'unknown' ? left : right);
    return decided;
  }

  isType(value: UnknownValue, typeName: string): boolean {
    for (const { op, value: limit } of this.#about(value)) {
      if (op === 'array-contains') return typeName === 'list';
      if (op === '!=' || (op === '==' && !isNumber(limit))) continue;
      if (!isNumber(limit)) return typeName === limit.type;
      if (typeName === 'number') return true;
      if (typeName !== 'int' && typeName !== 'float') return false;
    }
    throw undecided(value);
  }

  /** `field.hasAny([...])` and `field.hasAll([...])` where the query asks for members of the list. */
  hasMembers(value: UnknownValue, items: readonly RulesValue[], all: boolean): boolean {
    const contained = items.map((item) => this.#containsMember(value, item) === true);
    if (all ? contained.every(Boolean) : contained.some(Boolean)) return true;
    throw undecided(value);
  }

  #about(value: UnknownValue): FieldFilter[] {
    const key = fieldKey(value.field);
    return this.#filters.filter(({ field }) => fieldKey(field) === key);
  }

  /**
   * A query for 1 also returns 1.0, and rules can tell the two apart; so what holds a number is never taken for
   * known, only compared.
   */
  #known(value: UnknownValue): RulesValue | undefined {
    const filter = this.#about(value).find(({ op, value: only }) => op === '==' && !holdsNumber(only));
    return filter?.value;
  }

  #decide(operator: BinaryOperator, left: RulesValue, right: RulesValue): boolean | undefined {
    if (operator === 'in') return this.#member(left, right);
    if (left.type === 'unknown' && right.type === 'unknown') return undefined;
    const [value, constant] = left.type === 'unknown' ? [left, right] : [right as UnknownValue, left];
    if (operator === '==') return this.#equal(value, constant);
    if (operator === '!=') {
      const equal = this.#equal(value, constant);
      return equal === undefined ? undefined : !equal;
    }
    if (operator !== '<' && operator !== '<=' && operator !== '>' && operator !== '>=') return undefined;
    return this.#ordered(value, left.type === 'unknown' ? operator : flipped[operator], constant);
  }

  #equal(value: UnknownValue, constant: RulesValue): boolean | undefined {
    for (const { op, value: limit } of this.#about(value)) {
      if (op === '==' && (isNumber(limit) || !holdsNumber(limit))) return equals(limit, constant);
      if (op === '!=' && (constant.type === 'null' || (isNumber(limit) && equals(limit, constant))))
        return false;
      if (op === '!=' && sure(limit, constant)) return false;
      if (op === 'array-contains' && constant.type !== 'list') return false;
      // An inequality only returns values of its own type.
      if (isOrder(op) && typeGroup(constant) !== typeGroup(limit)) return false;
      const order = compare(constant, limit);
      if (isOrder(op) && order !== undefined && !holds(op, order)) return false;
    }
    return undefined;
  }

  #ordered(value: UnknownValue, operator: Order, constant: RulesValue): boolean | undefined {
    for (const { op, value: limit } of this.#about(value)) {
      const order = compare(limit, constant);
      if (order === undefined) continue;
      if (op === '==' && isNumber(limit)) return holds(operator, order);
      if (!isOrder(op)) continue;
      if (implies(op, order, operator)) return true;
      if (implies(op, order, opposite[operator])) return false;
    }
    return undefined;
  }

  #member(left: RulesValue, right: RulesValue): boolean | undefined {
    if (right.type === 'unknown') {
      if (left.type !== 'unknown' && this.#containsMember(right, left)) return true;
      if (left.type !== 'string') return undefined;
      return this.isPresent({ type: 'unknown', field: [...right.field, left.value] }) || undefined;
    }
    if (left.type !== 'unknown' || (right.type !== 'list' && right.type !== 'set')) return undefined;
    const items = right.type === 'list' ? right.items : [...right.members.values()];
    const results = items.map((item) => (holdsNumber(item) ? undefined : this.#equal(left, item)));
    if (results.includes(true)) return true;
    // An empty list says nothing, not even that the field is there.
    return results.length > 0 && results.every((result) => result === false) ? false : undefined;
  }

  #containsMember(value: UnknownValue, member: RulesValue): boolean {
    return this.#about(value).some(({ op, value: item }) => op === 'array-contains' && sure(item, member));
  }
}

const opposite = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** Whether `x op limit` proves `x wanted constant`, where `order` is that of the limit to the constant. */
function implies(op: Order, order: number, wanted: Order): boolean {
  if (op[0] !== wanted[0]) return false;
  const beyond = op[0] === '<' ? order < 0 : order > 0;
  return beyond || (order === 0 && (op === wanted || wanted.endsWith('=')));
}

function typeGroup(value: RulesValue): string {
  return isNumber(value) ? 'number' : value.type;
}

function isOrder(op: FieldFilter['op']): op is Order {
  return op === '<' || op === '<=' || op === '>' || op === '>=';
}

function sure(left: RulesValue, right: RulesValue): boolean {
  return !holdsNumber(left) && equals(left, right);
}

function holdsNumber(value: RulesValue): boolean {
  if (value.type === 'list') return value.items.some(holdsNumber);
  if (value.type === 'map') return [...value.fields.values()].some(holdsNumber);
  return isNumber(value);
}

function fieldKey(field: readonly string[]): string {
  return JSON.stringify(field);
}

function undecided(value: RulesValue): EvaluationError {
  const field = value.type === 'unknown' ? ['resource', 'data', ...value.field].join('.') : 'a value';
  return new EvaluationError(
    `The query does not say enough about ${field} to decide this for all its results.`,
  );
}
