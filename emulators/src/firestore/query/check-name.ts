/** Checks the uses of the document's name that the service refuses: in orders, in filters, and for a scan. */
import { Code, invalid, StatusError } from '../status.ts';
import { type FieldPath, formatFieldPath, isNamePath, samePath } from '../values/field-path.ts';
import { type Filter, fieldFilters, isInequality, namesDocuments, type Order, type Query } from './query.ts';

/** Checks an order to which the fields of inequalities have been added. */
export function checkNameIsLast(order: readonly Order[]): void {
  const at = order.findIndex(({ field }) => isNamePath(field));
  const next = at === -1 ? undefined : order[at + 1];
  if (next) {
    const field = formatFieldPath(next.field);
    throw invalid(`Order by clause cannot contain more fields after the key ${field}`);
  }
}

export function checkNameFilters(filter: Filter): void {
  const filters = fieldFilters(filter);
  const unequal = filters.filter(isInequality).map(({ field }) => field);
  if (namesDocuments(filter) && unequal.length > 0 && !unequal.some(isNamePath)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

/** Without an index on a field the service reads documents by name: ascending, and below one parent. */
export function checkNameScan({ scope, filter, orderBy, nearest }: Query): void {
  const { parent, collectionId, allDescendants } = scope;
  const filtered = fieldFilters(filter).find(({ field }) => !isNamePath(field));
  const [first] = orderBy;
  const ordered = first !== undefined && !isNamePath(first.field);
  if (allDescendants && parent !== '' && (filtered || ordered || nearest)) {
    throw invalid('collection group queries are only allowed at the root parent');
  }
  if (collectionId === undefined) {
    if (filtered) throw invalid(`kind is required for filter: ${formatFieldPath(filtered.field)}`);
    if (nearest) throw invalid(`kind is required for filter: ${formatFieldPath(nearest.field)}`);
    if (ordered || first?.descending)
      throw invalid('kind is required for all orders except __key__ ascending');
  }
  if (filtered || ordered || !first?.descending) return;
  throw new StatusError(
    Code.FAILED_PRECONDITION,
    allDescendants && parent !== ''
      ? "collection group queries are only allowed if they're at the root or they're an ascending primary key scan"
      : 'Firestore does not support descending key scans',
  );
}

/** An index with summed fields contains them before the name, so it cannot find documents by name. */
export function checkSummedFields(
  { scope, filter, orderBy, ordersByName }: Query,
  fields: readonly FieldPath[],
): void {
  const below = scope.allDescendants && scope.parent !== '';
  if (!ordersByName && !below && !fieldFilters(filter).some(({ field }) => isNamePath(field))) return;
  const missing = fields.filter((field) => !orderBy.some((order) => samePath(order.field, field)));
  if (missing.length === 0) return;
  throw invalid(
    `This query requires an index that has fields [${missing.map(formatFieldPath).join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
  );
}
