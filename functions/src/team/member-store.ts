/** `team`: the members. The id is the account's uid where the member has an account. Readers get `public/home`. */
import { kinds } from '@lab/contract/kinds';
import { type Member, memberKind } from '@lab/contract/team/kind';
import { teamRoles } from '@lab/contract/team/roles';
import { contentStore, type StoredOf } from '../content/content-store.ts';
import { wholeSummary } from '../content/summary-store.ts';

export type StoredMember = StoredOf<typeof memberKind>;

/** A member in the summary, which also serves the sitemap. */
interface ListedMember extends Member {
  updatedAt?: string;
}

export const memberStore = contentStore(kinds.team, memberKind);

/** As pages show it: by role, and who has been there longer first. */
export const teamSummary = wholeSummary<ListedMember, StoredMember>(memberStore, {
  order: (all) => all.sort(([, a], [, b]) => teamRoles.indexOf(a.role) - teamRoles.indexOf(b.role)),
});

export const listedTeam = teamSummary.part;

/** A member with all names by which papers are theirs. */
export type NamedMember = Pick<Member, '_id' | 'name' | 'alsoKnownAs'>;
