/** Areas that are groups of another one. There is one level, so that a group has no groups. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/features/areas/desk/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { type Areas, areaStore } from './area-store.ts';

/** The present id of an area; of one that was merged into another, the id of that one. */
function presentId(areas: Areas, id: string): string | undefined {
  return areas.has(id) ? id : [...areas].find(([, { absorbed }]) => absorbed?.includes(id))?.[0];
}

/** Ids that were stored before a merge are those of the area that took the records over. */
function parentOf(areas: Areas, id: string): string | undefined {
  const [stored] = areas.get(id)?.parent ?? [];
  return stored === undefined ? undefined : presentId(areas, stored);
}

const groupsOf = (areas: Areas, id: string): string[] =>
  [...areas.keys()].filter((other) => other !== id && parentOf(areas, other) === id);

export function requireParent(areas: Areas, id: string, [given = '']: readonly string[]): string[] {
  const parent = presentId(areas, given) ?? '';
  const { itself, isGroup, hasGroups } = areaDeskTexts.parent;
  const refuse = (sentence: string) => new AppError('invalid', sentence, ['parent']);
  if (parent === id) throw refuse(itself);
  if (parentOf(areas, parent)) throw refuse(isGroup);
  if (groupsOf(areas, id).length > 0) throw refuse(hasGroups);
  return parent ? [parent] : [];
}

/**
 * When an area goes into another one, its groups go too; a group that takes its area over becomes one itself.
 */
export function moveGroups(tx: Transaction, areas: Areas, id: string, into: string): void {
  const above = parentOf(areas, into);
  const isOwnGroup = above === id;
  const parent = above === undefined || isOwnGroup ? into : above;
  for (const group of groupsOf(areas, id)) {
    const area = areas.get(group);
    if (!area) continue;
    const changes = { parent: group === into ? [] : [parent] };
    areaStore.update(tx, group, changes);
    areas.set(group, { ...area, ...changes });
  }
}

/** The parent that a restored area can get back: meanwhile it may be gone, or be a group itself. */
export function parentStillThere(areas: Areas, { parent: [stored] }: { parent: string[] }): string[] {
  const parent = stored === undefined ? undefined : presentId(areas, stored);
  return parent === undefined || parentOf(areas, parent) ? [] : [parent];
}
