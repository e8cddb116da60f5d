import { fold } from '../fold.ts';
import { inReadingOrder, parseName } from './names.ts';
import { spellingsOf } from './spellings.ts';

/** The same for `Wędrowiecki, Tomasz` and `Tomasz Wedrowiecki`. */
export function nameKey(name: string): string {
  return fold(inReadingOrder(parseName(name)))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Finds the one member whose name stands on a paper, each in any of its spellings. A name of two members names neither. */
export function whoIsWho<Member extends { name: string }>(team: readonly Member[]) {
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
