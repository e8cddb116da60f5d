/** Computes the former names and ids of areas after a rename or a deletion. The callers store the result. */
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { areaDeskTexts } from '@lab/contract/features/areas/desk/texts';
import { fold } from '@lab/contract/lib/fold';
import type { Leads, StoredArea } from './area-store.ts';

type Areas = ReadonlyMap<string, StoredArea>;

const { removal } = areaDeskTexts;

const without = (list: readonly string[] | undefined, gone: readonly string[]) =>
  (list ?? []).filter((entry) => !gone.includes(entry));

export function requireFreeName(areas: Areas, id: string, name: string): void {
  for (const [other, { departmentName }] of areas) {
    if (other === id || fold(departmentName) !== fold(name)) continue;
    throw new AppError('conflict', areaDeskTexts.nameTaken, ['departmentName']);
  }
}

/**
 * Renames the area `id`. Its old name becomes a former name, and no other area keeps the new name as a former
 * one. Returns the former names of each area that this changes.
 */
export function takeName(areas: Areas, id: string, name: string): Record<string, Leads> {
  const changes: Record<string, Leads> = {};
  for (const [other, { departmentName, formerNames }] of areas) {
    if (other === id && departmentName !== name) {
      const names = [...without(formerNames, [name, departmentName]), departmentName];
      changes[id] = { formerNames: names.slice(-limits.formerNames) };
    } else if (other !== id && formerNames?.includes(name)) {
      changes[other] = { formerNames: without(formerNames, [name]) };
    }
  }
  return changes;
}

/** Moves the records of the area `id`, its names and its id to the area `into`. */
export function absorb(areas: Areas, id: string, into: string): Leads {
  const [area, to] = [areas.get(id), areas.get(into)];
  if (!area || !to || id === into) throw new AppError('invalid', removal.unknownTarget, ['moveTo']);
  const absorbed = [...(to.absorbed ?? []), id, ...(area.absorbed ?? [])];
  if (absorbed.length > limits.absorbedAreas) throw new AppError('conflict', removal.full);
  const present = [...areas].flatMap(([other, { departmentName }]) => (other === id ? [] : departmentName));
  const names = [...without(to.formerNames, [area.departmentName]), ...(area.formerNames ?? [])];
  const formerNames = without([...names, area.departmentName], present);
  return { absorbed, formerNames: formerNames.slice(-limits.formerNames) };
}

/** Undoes the deletion of the area `id`, which gets back its records, its names and its id. */
export function release(areas: Areas, id: string, area: StoredArea): Record<string, Leads> {
  const changes: Record<string, Leads> = {};
  for (const [other, { absorbed, formerNames }] of areas) {
    const had = absorbed?.includes(id);
    const absorbedNames = had ? [area.departmentName, ...(area.formerNames ?? [])] : [area.departmentName];
    const names = without(formerNames, absorbedNames);
    if (!had && names.length === (formerNames ?? []).length) continue;
    changes[other] = {
      formerNames: names,
      absorbed: had ? without(absorbed, [id, ...(area.absorbed ?? [])]) : (absorbed ?? []),
    };
  }
  return changes;
}

/** The names and ids that a deleted area can get back: meanwhile some may belong to another area. */
export function stillLeading(areas: Areas, area: StoredArea): StoredArea {
  const all = [...areas.values()];
  const held = [...areas.keys(), ...all.flatMap(({ absorbed = [] }) => absorbed)];
  const names = all.flatMap(({ departmentName, formerNames = [] }) => [departmentName, ...formerNames]);
  return {
    ...area,
    absorbed: without(area.absorbed, held),
    formerNames: without(area.formerNames, names),
  };
}
