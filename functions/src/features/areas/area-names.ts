/**
 * Records hold the id of their research area; what people write and read is its name, as it is at that
 * moment.
 */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/features/areas/desk/texts';
import type { BriefArea } from '@lab/contract/features/areas/schemas';
import { areaWithId } from '../../core/content/references-store.ts';

/**
 * An area as `public/home` lists it: with the names it had, and the ids of deleted areas whose records are
 * its own now.
 */
export interface NamedArea extends Pick<BriefArea, '_id' | 'departmentName' | 'formerNames'> {
  absorbed?: string[];
}

type Areas = readonly NamedArea[];

/**
 * The area of a record. Versions before 0.2 stored its name, in a field that has another name in each kind.
 */
export interface InArea {
  areaId?: string;
}

/** An area's present name takes precedence over another area's former name. */
export function areaCalled(areas: Areas, name: string): NamedArea | undefined {
  return (
    areas.find(({ departmentName }) => departmentName === name) ??
    areas.find(({ formerNames }) => formerNames?.includes(name))
  );
}

function areaOf(areas: Areas, { areaId }: InArea, oldName = ''): NamedArea | undefined {
  return areaId === undefined ? areaCalled(areas, oldName) : areaWithId(areas, areaId);
}

/** The area's present name, or the name that the record stores if there is no such area. */
export function areaNameOf(areas: Areas, record: InArea, oldName = ''): string {
  return areaOf(areas, record, oldName)?.departmentName ?? oldName;
}

/** Empty if there is no such area. */
export function areaIdOf(areas: Areas, record: InArea, oldName = ''): string {
  return areaOf(areas, record, oldName)?._id ?? '';
}

/**
 * Must be called in the transaction that writes, where an area that was just renamed is found by its former
 * name.
 */
export function requireAreaId(areas: Areas, name: string, field: string): string {
  const area = areaCalled(areas, name);
  if (area) return area._id;
  throw new AppError('invalid', areaDeskTexts.unknown, [field]);
}
