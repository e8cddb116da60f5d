/** Names as a lab shows them that writes all family names first: `Kovács János`. */
import { familyOf, inOrderOfScript, inReadingOrder, type Name } from './names.ts';
import { spellingsOf } from './spellings.ts';
import { namesWith } from './stored-parts.ts';

/** What is shown for a name whose family name only its stored parts tell. */
export interface OrderedName {
  of: string;
  as: string;
}

function ordered(name: Name): string {
  const { literal, given, suffix } = name;
  if (literal !== undefined) return literal;
  const written = inOrderOfScript(name);
  if (written !== inReadingOrder(name)) return written;
  return [familyOf(name), given, suffix].filter(Boolean).join(' ');
}

/** Each spelling of the name. `shown` is the name in the order of its script. */
export function familyNameFirst(shown: string, parts?: readonly Name[]): string {
  const nameOf = namesWith(parts);
  // In `苏砚舟 (Su Yanzhou)` the Latin spelling may have either order.
  if (nameOf(shown).literal !== undefined) return shown;
  return spellingsOf(shown).reduce(
    (text, spelling) => text.replace(spelling, () => ordered(nameOf(spelling))),
    shown,
  );
}

/** Kept where the parts are not: few names need it. */
export const toldByParts = (names: readonly string[], parts: readonly Name[] = []): OrderedName[] =>
  parts.length === 0
    ? []
    : [...new Set(names)].flatMap((of) => {
        const as = familyNameFirst(of, parts);
        return as === familyNameFirst(of) ? [] : [{ of, as }];
      });

export function familyNamesFirst(names: readonly string[], told: readonly OrderedName[] = []): string[] {
  const known = new Map(told.map(({ of, as }) => [of, as]));
  return names.map((name) => known.get(name) ?? familyNameFirst(name));
}
