/**
 * `team`: the members. The id is the account's uid where the member has an account. Readers get
 * `public/home`.
 */

import { type Member, memberKind } from '@lab/contract/features/team/kind';
import type { Term } from '@lab/contract/features/team/terms';
import { type Kinds, kinds } from '@lab/contract/kinds/kinds';
import { contentStore, type StoredOf } from '../../core/content/content-store.ts';
import { wholeSummary } from '../../core/content/summary-store.ts';
import { type KeptOfMember, keptOf, type MemberBesides, withoutHidden } from './shown-member.ts';

/** What a member's own document keeps in addition to what the Team page shows. */
interface OfMember extends MemberBesides {
  /** Missing until the first change of role. */
  terms?: Term[];
  /** The place among people with the same role, where an admin has put them in order. */
  place?: number;
}

export type StoredMember = StoredOf<typeof memberKind> & OfMember;

/** A member in the summary, which also serves the sitemap. */
export interface ListedMember extends Member, KeptOfMember {
  updatedAt?: string;
  /** For the pages of years; no reply contains it. */
  terms?: Term[];
}

export const memberStore = contentStore<Kinds['team'], OfMember>(kinds.team, memberKind);

/** New people come last. */
const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: StoredMember) => place;

/**
 * By hand, and who has been there longer first; the setting decides whether pages show the one or the other.
 */
export const teamSummary = wholeSummary<ListedMember, StoredMember>(memberStore, {
  order: (all) => all.sort(([, a], [, b]) => placeOf(a) - placeOf(b)),
  shown: withoutHidden,
  kept: (stored) => ({ ...keptOf(stored), ...(stored.terms?.length && { terms: stored.terms }) }),
});

export const listedTeam = teamSummary.part;
