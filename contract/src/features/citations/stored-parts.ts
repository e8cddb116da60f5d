/** The stored parts of a work's names; apart from written-names.ts, as every visitor's page loads this. */
import { inOrderOfScript, type Name, parseName } from './names.ts';
import { citedSpelling } from './spellings.ts';

/** Finds the stored parts of a name. Parts of a name that has been changed since are found by none. */
export function partsFinder(parts: readonly Name[] = []): (shown: string) => Name | undefined {
  const byName = new Map(parts.map((name) => [inOrderOfScript(name), name]));
  return (shown) => byName.get(shown) ?? byName.get(citedSpelling(shown));
}

/** Reads the names of a work. */
export function namesWith(parts: readonly Name[] | undefined): (shown: string) => Name {
  const find = partsFinder(parts);
  return (shown) => find(shown) ?? parseName(shown);
}
