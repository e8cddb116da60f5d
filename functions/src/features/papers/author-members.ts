/** Finds the team member behind each author of a paper, by the stored id or otherwise by name. */

import { shownName } from '@lab/contract/features/citations/name-parts';
import { memberFinder, nameKey } from '@lab/contract/features/citations/same-person';
import { spellingsOf } from '@lab/contract/features/citations/spellings';
import type { NamedPerson } from '../../core/summaries/names-store.ts';

/** A stored decision about an author; an empty `member` means that the author is not on the team. */
export interface AuthorMember {
  author: string;
  member: string;
}

/** Those of a version that did not store names in their order. */
export const membersByName = (members: readonly AuthorMember[]): AuthorMember[] =>
  members.map(({ author, member }) => ({ author: shownName(author), member }));

interface WithMembers {
  authors: readonly string[];
  members: readonly AuthorMember[];
}

type Team = readonly NamedPerson[];

/** The id of the member for each author, or an empty text. A member who was deleted leaves only the name. */
export function memberIdsIn(team: Team): (paper: WithMembers) => string[] {
  const who = memberFinder(team);
  const ids = new Set(team.map(({ _id }) => _id));
  return ({ authors, members }) =>
    authors.map((author) => {
      const linked = members.find((entry) => entry.author === author);
      if (!linked) return who(author)?._id ?? '';
      return ids.has(linked.member) ? linked.member : '';
    });
}

/**
 * What is stored when a paper is saved. Stored decisions stay while the author is on the paper; other authors
 * are linked by a member's own name. Links by the other names that an admin added to a member are not stored,
 * so that these names can be removed again.
 */
export function linkedMembers({ authors, members }: WithMembers, team: Team): AuthorMember[] {
  const who = memberFinder(team);
  return [...new Set(authors)].flatMap((author) => {
    const linked = members.find((entry) => shownName(entry.author) === author || entry.author === author);
    if (linked) return [{ author, member: linked.member }];
    const member = who(author);
    return member && isNameOf(member, author) ? [{ author, member: member._id }] : [];
  });
}

function isNameOf({ name }: NamedPerson, author: string): boolean {
  const own = new Set(spellingsOf(name).map(nameKey));
  return spellingsOf(author).some((spelling) => own.has(nameKey(spelling)));
}
