/** Queries for the records of an area. */
import { Filter, type Query, type Transaction } from 'firebase-admin/firestore';
import type { NamedArea } from './area-names.ts';

const idsOf = ({ _id, absorbed = [] }: NamedArea) => [_id, ...absorbed];
const namesOfArea = ({ departmentName, formerNames = [] }: NamedArea) => [departmentName, ...formerNames];

/** Also finds records that still store the area's name in the field `oldName`. */
export function inArea(area: NamedArea, oldName: string, idFields: readonly string[] = ['areaId']): Filter {
  return Filter.or(
    ...idFields.map((field) => Filter.where(field, 'in', idsOf(area))),
    Filter.where(oldName, 'in', namesOfArea(area)),
  );
}

/** For transactions that depend on the result. */
export async function countInArea(
  tx: Transaction,
  records: Query,
  area: NamedArea,
  oldName: string,
  idFields?: readonly string[],
): Promise<number> {
  return (await tx.get(records.where(inArea(area, oldName, idFields)).count())).data().count;
}

/**
 * The number of values compared: Firestore allows thirty, multiplied with those of other lists in the query.
 */
export function comparedIn(area: NamedArea, idFields = 1): number {
  return idsOf(area).length * idFields + namesOfArea(area).length;
}
