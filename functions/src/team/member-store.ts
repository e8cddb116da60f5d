/** `team`: the members. The id is the account's uid where the member has an account. Readers get `public/home`. */
import { defaultTeamRole, type TeamRole, teamRoles } from '@lab/contract/team/roles';
import type { Member } from '@lab/contract/team/schemas';
import { teamTexts } from '@lab/contract/team/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { pickShape, type Shape } from '../data/shape.ts';
import { type Dated, iso, lastChange, noTime } from '../data/time.ts';
import { homePart, writeHome } from '../summaries/home-store.ts';
import type { StoredSocialMedia } from '../users/social-media.ts';

export interface StoredMember extends Dated {
  name: string;
  image: string;
  email: string;
  phone: string;
  university: string;
  details: string;
  role: TeamRole;
  socialMedia: StoredSocialMedia;
}

/** A member in the summary, which also serves the sitemap. */
export interface ListedMember extends Member {
  updatedAt?: string;
}

const shape: Shape<StoredMember> = {
  name: '',
  image: '',
  email: '',
  phone: '',
  university: '',
  details: '',
  role: defaultTeamRole,
  socialMedia: { linkedin: '', twitter: '', facebook: '', github: '' },
  createdAt: noTime,
};

export const teamCollection = () => collection<StoredMember>('team', shape);

export const listedTeam = homePart<ListedMember[]>('team', [{ _id: '', ...shape, createdAt: iso(noTime) }]);

export const memberDocument = (id: string) => documentOf(teamCollection(), id, teamTexts.member.notFound);

export async function readTeam(tx: Transaction): Promise<Map<string, StoredMember>> {
  const { docs } = await tx.get(teamCollection());
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

/** The team as pages show it: by role, and who has been there longer first. */
export function writeTeamSummary(tx: Transaction, team: Map<string, StoredMember>): void {
  const members: ListedMember[] = [...team].map(([id, member]) => ({
    ...toMember(id, member),
    updatedAt: lastChange(member),
  }));
  members.sort(
    (a, b) => teamRoles.indexOf(a.role) - teamRoles.indexOf(b.role) || a.createdAt.localeCompare(b.createdAt),
  );
  writeHome(tx, listedTeam.of(members));
}

export function toMember(id: string, stored: StoredMember): Member {
  return { _id: id, ...pickShape(shape, stored), createdAt: iso(stored.createdAt) };
}
