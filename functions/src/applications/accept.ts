import { AppError } from '@lab/contract';
import { applicationDeskTexts } from '@lab/contract/applications/desk/texts';
import type { AcceptApplication } from '@lab/contract/applications/schemas';
import { paths } from '@lab/contract/pages/paths';
import { memberKind } from '@lab/contract/team/kind';
import { roleName, type TeamRole } from '@lab/contract/team/roles';
import { errorTexts } from '@lab/contract/texts';
import { today } from '@lab/contract/time-zones';
import { takeFromAlumni } from '../alumni/come-back.ts';
import { drawingsOf } from '../content/drawings.ts';
import type { Transaction } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import { requireUnchanged } from '../data/unchanged.ts';
import { tell } from '../mail/tell.ts';
import { recordOutcome } from '../outcomes/outcome-store.ts';
import { entryIn } from '../team/account-store.ts';
import { historyWithRole } from '../team/history.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { readRolesAndZone, requireRole } from '../team/roles.ts';
import { fullSocialMedia } from '../users/social-media.ts';
import { readUser, userDocument } from '../users/user-store.ts';
import { applicationDocument, type StoredApplication } from './application-store.ts';

/** In one transaction the applicant becomes a member and a writer, and the application is deleted. */
export async function acceptApplication(
  tx: Transaction,
  uid: string,
  application: StoredApplication,
  accepted: AcceptApplication,
): Promise<void> {
  const user = await readUser(tx, uid);
  const team = await teamSummary.source(tx);
  const settings = await readRolesAndZone(tx);
  const { roles, zone } = settings;
  requireRole(roles, accepted.role);
  const former = await takeFromAlumni(tx, uid);
  const id = entryIn(team, uid) ?? former?.id ?? uid;
  const present = team.get(id);
  requireChoice(present, accepted, roles);
  const { name, email, phone, university, details } = application;
  const { role, entry } = accepted;
  const time = now();
  // What an entry holds besides its fields stays, such as whose it is, also while the person was away.
  const kept = present ?? former?.alumnus.before?.member;
  const applied = {
    name,
    // What was hidden on leaving is still there.
    alsoKnownAs: present?.alsoKnownAs ?? (former?.alumnus.alsoKnownAs || kept?.alsoKnownAs) ?? '',
    email,
    phone,
    university,
    details,
    image: (present ?? former?.alumnus)?.image || user?.photoUrl || '',
    socialMedia: present?.socialMedia ?? fullSocialMedia(user?.socialMedia),
    // A member who changes position keeps the date of joining.
    createdAt: kept?.createdAt ?? time,
  };
  const unchanged = entry === 'keep' ? present : undefined;
  const since = { role, title: '', from: today(zone), until: '' };
  const whole: StoredMember = {
    ...kept,
    ...(unchanged ?? applied),
    ...(present && present.role !== role && { terms: historyWithRole(present, settings, role) }),
    ...(former && { terms: [...former.alumnus.terms, since] }),
    ...(id !== uid && { accountUid: uid }),
    role,
    updatedAt: time,
  };
  const member = { ...whole, ...(await drawingsOf(memberKind, whole)) };
  tx.set(memberStore.document(id), member);
  former?.write();
  if (user && user.role === '') tx.update(userDocument(uid), { role: 'writer' });
  tx.delete(applicationDocument(uid));
  if (user) {
    const { role: position, message: feedback } = application;
    recordOutcome(tx, {
      uid,
      kind: 'application',
      result: 'accepted',
      recordId: id,
      name: position,
      feedback,
    });
    tell(tx, { event: 'applicationAccepted', to: { uid }, name: position, path: paths.member(id) });
  }
  teamSummary.write(tx, team.set(id, member));
}

/** A member's existing profile is only replaced by an admin who has seen it. */
function requireChoice(
  present: StoredMember | undefined,
  { entry, before }: AcceptApplication,
  roles: readonly TeamRole[],
): void {
  if (present && !entry) {
    throw new AppError(
      'conflict',
      applicationDeskTexts.errors.inTeam(present.name, roleName(roles, present.role)),
    );
  }
  if (!present && entry) throw new AppError('conflict', errorTexts.changedMeanwhile);
  if (present) requireUnchanged(present, before);
}
