/** Records hold the id of their research area; what people write and read is its name, as it is at that moment. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/areas/desk/texts';
import type { BriefArea } from '@lab/contract/areas/schemas';
import { areaWithId } from '../content/references-store.ts';

/** An area as `public/home` lists it: with the names it had, and the ids of deleted areas whose records are its own now. */
export interface NamedArea extends Pick<BriefArea, '_id' | 'departmentName' | 'formerNames'> {
  absorbed?: string[];
}

type Areas = readonly NamedArea[];

/** What a record says about its area. Versions before 0.2 wrote the name, in a field that each kind of record calls otherwise. */
export interface InArea {
  areaId?: string;
}

/** The name an area has now goes before one that another area had. */
export function areaCalled(areas: Areas, name: string): NamedArea | undefined {
  return (
    areas.find(({ departmentName }) => departmentName === name) ??
    areas.find(({ formerNames }) => formerNames?.includes(name))
  );
}

function areaOf(areas: Areas, { areaId }: InArea, oldName = ''): NamedArea | undefined {
  return areaId === undefined ? areaCalled(areas, oldName) : areaWithId(areas, areaId);
}

/** The present name; of a record that no area is known for, what it says itself. */
export function areaNameOf(areas: Areas, record: InArea, oldName = ''): string {
  return areaOf(areas, record, oldName)?.departmentName ?? oldName;
}

/** Empty where no area is known. */
export function areaIdOf(areas: Areas, record: InArea, oldName = ''): string {
  return areaOf(areas, record, oldName)?._id ?? '';
}

/** Called in the transaction that writes: an area that is renamed meanwhile is found by its former name. */
export function requireAreaId(areas: Areas, name: string, field: string): string {
  const area = areaCalled(areas, name);
  if (area) return area._id;
  const { unknown } = areaDeskTexts;
  throw new AppError('invalid', unknown, { [field]: unknown });
}
