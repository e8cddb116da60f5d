import { fold } from '../fold.ts';
import { inReadingOrder, parseName } from './names.ts';

/** The same for `Wędrowiecki, Tomasz` and `Tomasz Wedrowiecki`. */
export function nameKey(name: string): string {
  return fold(inReadingOrder(parseName(name)))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A member's name may be followed by its other spelling: `Κλειώ Μαυρογένη (Kleio Mavrogeni)`. */
export function spellingsOf(name: string): string[] {
  return name
    .split(/[()]/)
    .map((spelling) => spelling.trim())
    .filter(Boolean);
}

/** Finds the one member whose name stands on a paper. A name that two members share names neither. */
export function whoIsWho<Member extends { name: string }>(team: readonly Member[]) {
  const byKey = new Map<string, Member | null>();
  for (const member of team) {
    for (const key of new Set(spellingsOf(member.name).map(nameKey)))
      byKey.set(key, byKey.has(key) ? null : member);
  }
  return (author: string): Member | undefined => byKey.get(nameKey(author)) ?? undefined;
}
