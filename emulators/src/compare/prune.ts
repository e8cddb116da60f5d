/**
 * Removes everything that a case does not need, because fast-check does not shorten some lists and required
 * parts.
 */

type Holds<Case> = (one: Case) => Promise<boolean>;

export async function prune<Case>(one: Case, holds: Holds<Case>): Promise<Case> {
  let smallest = one;
  for (let going = true; going; ) {
    going = false;
    for (const candidate of without(smallest)) {
      if (!(await holds(candidate as Case))) continue;
      smallest = candidate as Case;
      going = true;
      break;
    }
  }
  return smallest;
}

/** The value without one of its entries, at any depth; large parts first. */
function* without(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (Array.isArray(value)) {
    for (const i of value.keys()) yield value.filter((_, at) => at !== i);
    for (const [i, item] of value.entries()) for (const less of without(item)) yield value.with(i, less);
    return;
  }
  const entries = Object.entries(value);
  for (const [key] of entries) yield Object.fromEntries(entries.filter(([other]) => other !== key));
  for (const [key, entry] of entries) for (const less of without(entry)) yield { ...value, [key]: less };
}
