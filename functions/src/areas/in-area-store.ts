/** Queries for the records of an area. */
import { Filter, type Query, type Transaction } from 'firebase-admin/firestore';
import type { NamedArea } from './area-names.ts';

const idsOf = ({ _id, absorbed = [] }: NamedArea) => [_id, ...absorbed];
const namesOf = ({ departmentName, formerNames = [] }: NamedArea) => [departmentName, ...formerNames];

/** Finds also those that still hold its name, in the field `oldName`. */
export function inArea(area: NamedArea, oldName: string): Filter {
  return Filter.or(Filter.where('areaId', 'in', idsOf(area)), Filter.where(oldName, 'in', namesOf(area)));
}

/** Read in a transaction that goes by it. */
export async function countInArea(
  tx: Transaction,
  records: Query,
  area: NamedArea,
  oldName: string,
): Promise<number> {
  return (await tx.get(records.where(inArea(area, oldName)).count())).data().count;
}

/** With how many values that compares: Firestore allows thirty in all, multiplied with those of other lists. */
export function comparedIn(area: NamedArea): number {
  return idsOf(area).length + namesOf(area).length;
}
