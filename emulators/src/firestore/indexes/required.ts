/**
 * Refuses queries whose index is not in the file, as the real service does, and records which indexes were
 * used.
 */
import type { Query } from '../query/query.ts';
import { Code, StatusError } from '../status.ts';
import { type FieldPath, formatFieldPath, includesPath, samePath } from '../values/field-path.ts';
import { type AvailableIndex, availableIndexes } from './available.ts';
import type { CompositeIndex, IndexDefinitions, IndexField } from './definition.ts';
import { missingIndex } from './missing.ts';
import { type Need, needsOf } from './needs.ts';

export class RequiredIndexes {
  readonly #definitions: IndexDefinitions;
  readonly #unused: Set<CompositeIndex>;

  constructor(definitions: IndexDefinitions) {
    this.#definitions = definitions;
    this.#unused = new Set(definitions.composites);
  }

  /** The indexes of the file that no query has used so far. */
  get unused(): CompositeIndex[] {
    return [...this.#unused];
  }

  check(query: Query): void {
    const missing: string[] = [];
    for (const need of needsOf(query)) {
      const chosen = choose(need, availableIndexes(this.#definitions, need));
      if (!chosen) missing.push(missingIndex(need, this.#definitions));
      for (const { composite } of chosen ?? []) if (composite) this.#unused.delete(composite);
    }
    if (missing.length > 0) throw new StatusError(Code.FAILED_PRECONDITION, missing.join('\n'));
  }
}

/** One index that serves the whole query, or several that are merged. */
function choose(need: Need, indexes: readonly AvailableIndex[]): AvailableIndex[] | undefined {
  const parts = indexes.flatMap((index) => {
    const found = servedFields(need, index.fields);
    return found ? [{ index, found }] : [];
  });
  const wanted = new Set([...need.equal.map(formatFieldPath), ...need.contains.map(listKey)]);
  const whole = parts.find(({ found }) => found.size === wanted.size);
  if (whole) return [whole.index];
  // The documentation describes merging only for equalities.
  if (need.vector || need.contains.length > 0) return undefined;
  return merge(parts, wanted);
}

interface Part {
  readonly index: AvailableIndex;
  readonly found: ReadonlySet<string>;
}

/** The indexes that serve most fields come first, so that few are used. */
function merge(parts: readonly Part[], wanted: ReadonlySet<string>): AvailableIndex[] | undefined {
  const open = new Set(wanted);
  const chosen: AvailableIndex[] = [];
  for (const { index, found } of [...parts].sort((a, b) => b.found.size - a.found.size)) {
    if (![...found].some((field) => open.has(field))) continue;
    for (const field of found) open.delete(field);
    chosen.push(index);
  }
  return chosen.length > 0 && open.size === 0 ? chosen : undefined;
}

/**
 * The first fields of the index, which the query compares; undefined if the rest of the index is not the
 * query's order.
 */
function servedFields(need: Need, fields: readonly IndexField[]): ReadonlySet<string> | undefined {
  const end = endsWithOrder(need, fields);
  if (end === undefined) return undefined;
  const start = fields.slice(0, end);
  const serves = ({ field, kind }: IndexField) =>
    kind !== 'vector' && includesPath(kind === 'contains' ? need.contains : need.equal, field);
  const key = ({ field, kind }: IndexField) =>
    kind === 'contains' ? listKey(field) : formatFieldPath(field);
  return start.every(serves) ? new Set(start.map(key)) : undefined;
}

/** One query can compare a field as a whole and search it as a list. */
const listKey = (field: FieldPath): string => `${formatFieldPath(field)}[]`;

function endsWithOrder({ order, summed, vector }: Need, fields: readonly IndexField[]): number | undefined {
  if (vector) {
    const at = fields.findIndex(({ kind }) => kind === 'vector');
    const index = fields[at];
    return index?.dimension === vector.dimension && samePath(index.field, vector.field) ? at : undefined;
  }
  const start = fields.length - order.length - summed.length;
  if (start < 0) return undefined;
  const tail = fields.slice(start);
  const sums = tail.splice(Math.max(order.length - 1, 0), summed.length);
  const ordered = order.every(({ field, descending }, i) => {
    const { field: other, kind } = tail[i] as IndexField;
    // Before it there are sums, so the direction of the name does not matter.
    const free = summed.length > 0 && i === order.length - 1;
    return samePath(other, field) && (free || kind === (descending ? 'descending' : 'ascending'));
  });
  const held = summed.every((field) =>
    sums.some(
      (index) => samePath(index.field, field) && (index.kind === 'ascending' || index.kind === 'descending'),
    ),
  );
  return ordered && held ? start : undefined;
}
