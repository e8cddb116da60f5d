/** `team`: the members. The id is the account's uid where the member has an account. Readers get `public/home`. */
import { kinds } from '@lab/contract/kinds';
import { type Member, memberKind } from '@lab/contract/team/kind';
import { teamRoles } from '@lab/contract/team/roles';
import { contentStore, type StoredOf } from '../content/content-store.ts';
import { wholeSummary } from '../content/summary-store.ts';
import { type KeptOfMember, keptOf, type MemberBesides, withoutHidden } from './shown-member.ts';

export type StoredMember = StoredOf<typeof memberKind> & MemberBesides;

/** A member in the summary, which also serves the sitemap. */
interface ListedMember extends Member, KeptOfMember {
  updatedAt?: string;
}

export const memberStore = contentStore<typeof kinds.team, MemberBesides>(kinds.team, memberKind);

/** As pages show it: by role, and who has been there longer first. */
export const teamSummary = wholeSummary<ListedMember, StoredMember>(memberStore, {
  order: (all) => all.sort(([, a], [, b]) => teamRoles.indexOf(a.role) - teamRoles.indexOf(b.role)),
  shown: withoutHidden,
  kept: keptOf,
});

export const listedTeam = teamSummary.part;

/** A member with all names by which papers are theirs. */
export type NamedMember = Pick<Member, '_id' | 'name' | 'alsoKnownAs'> & Pick<KeptOfMember, 'linkedNames'>;
