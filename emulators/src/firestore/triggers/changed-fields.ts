/** The update mask of an event: paths of the fields that an update added, changed or removed. */
import type { Change } from '../store/document.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { MapValue } from '../values/value.ts';
import { unchanged } from '../writes/plan.ts';

/** Empty for created and deleted documents. */
export function changedFields({ before, after }: Change): string[] {
  return before && after ? differences(before.fields, after.fields, []).sort() : [];
}

function differences(before: MapValue, after: MapValue, at: readonly string[]): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    const path = [...at, name];
    if (old instanceof Map && now instanceof Map) return differences(old, now, path);
    if (old !== undefined && now !== undefined && unchanged(old, now)) return [];
    return [formatFieldPath(path)];
  });
}
