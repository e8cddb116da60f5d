import { fold } from '../../lib/fold.ts';
import { inReadingOrder, parseName } from './names.ts';
import { spellingsOf } from './spellings.ts';

/** The same key for `Wędrowiecki, Tomasz` and `Tomasz Wedrowiecki`. */
export function nameKey(name: string): string {
  return fold(inReadingOrder(parseName(name)))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A person with the other names on their papers, divided by `;`. */
export interface Named {
  name: string;
  alsoKnownAs: string;
  /** Names that only the server knows, because visitors do not see them. */
  linkedNames?: readonly string[];
}

/** All names of a person. */
export function namesOf({ name, alsoKnownAs, linkedNames = [] }: Named): string[] {
  return [name, ...alsoKnownAs.split(';'), ...linkedNames].map((each) => each.trim()).filter(Boolean);
}

/**
 * Finds the member with a name on a paper, in any of its spellings. A name that two members share finds
 * neither.
 */
export function memberFinder<Member extends Named>(team: readonly Member[]) {
  const byKey = new Map<string, Member | null>();
  for (const member of team) {
    for (const key of new Set(namesOf(member).flatMap(spellingsOf).map(nameKey)))
      byKey.set(key, byKey.has(key) ? null : member);
  }
  return (author: string): Member | undefined => {
    const named = spellingsOf(author).map((spelling) => byKey.get(nameKey(spelling)));
    const [found, ...others] = new Set(named.filter((member) => member != null));
    return others.length === 0 ? found : undefined;
  };
}
