import type { TeamRole } from '@lab/contract/team/roles';
import type { Transaction } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import {
  fullSocialMedia,
  memberDocument,
  readTeam,
  type StoredMember,
  writeTeamSummary,
} from '../team/member-store.ts';
import { readUser, userDocument } from '../users/user-store.ts';
import { applicationDocument, type StoredApplication } from './application-store.ts';

/** The applicant becomes a member and a writer, and the application is gone, all at once. */
export async function acceptApplication(
  tx: Transaction,
  uid: string,
  application: StoredApplication,
  role: TeamRole,
): Promise<void> {
  const user = await readUser(tx, uid);
  const team = await readTeam(tx);
  const { name, email, phone, university, details } = application;
  const time = now();
  const member: StoredMember = {
    name,
    email,
    phone,
    university,
    details,
    role,
    image: user?.photoUrl ?? '',
    socialMedia: fullSocialMedia(user?.socialMedia),
    // Whoever is in the team already and changes position has joined when they joined.
    createdAt: team.get(uid)?.createdAt ?? time,
    updatedAt: time,
  };
  tx.set(memberDocument(uid), member);
  if (user && user.role === '') tx.update(userDocument(uid), { role: 'writer' });
  tx.delete(applicationDocument(uid));
  writeTeamSummary(tx, team.set(uid, member));
}
