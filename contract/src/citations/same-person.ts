import { fold } from '../fold.ts';
import { inReadingOrder, parseName } from './names.ts';
import { spellingsOf } from './spellings.ts';

/** The same key for `Wędrowiecki, Tomasz` and `Tomasz Wedrowiecki`. */
export function nameKey(name: string): string {
  return fold(inReadingOrder(parseName(name)))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Finds the member with a name on a paper, in any of its spellings. A name that two members share finds neither. */
export function memberFinder<Member extends { name: string }>(team: readonly Member[]) {
  const byKey = new Map<string, Member | null>();
  for (const member of team) {
    for (const key of new Set(spellingsOf(member.name).map(nameKey)))
      byKey.set(key, byKey.has(key) ? null : member);
  }
  return (author: string): Member | undefined => {
    const named = spellingsOf(author).map((spelling) => byKey.get(nameKey(spelling)));
    const [found, ...others] = new Set(named.filter((member) => member != null));
    return others.length === 0 ? found : undefined;
  };
}
