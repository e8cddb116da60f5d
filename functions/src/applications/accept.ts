import { AppError } from '@lab/contract';
import { applicationDeskTexts } from '@lab/contract/applications/desk/texts';
import type { AcceptApplication } from '@lab/contract/applications/schemas';
import { paths } from '@lab/contract/pages/paths';
import { memberKind } from '@lab/contract/team/kind';
import { teamTexts } from '@lab/contract/team/texts';
import { errorTexts } from '@lab/contract/texts';
import { drawingsOf } from '../content/drawings.ts';
import type { Transaction } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import { requireUnchanged } from '../data/unchanged.ts';
import { tell } from '../mail/tell.ts';
import { recordOutcome } from '../outcomes/outcome-store.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
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
  const present = team.get(uid);
  requireChoice(present, accepted);
  const { name, email, phone, university, details } = application;
  const { role, entry } = accepted;
  const time = now();
  const applied = {
    name,
    alsoKnownAs: present?.alsoKnownAs ?? '',
    email,
    phone,
    university,
    details,
    image: present?.image || user?.photoUrl || '',
    socialMedia: present?.socialMedia ?? fullSocialMedia(user?.socialMedia),
    // A member who changes position keeps the date of joining.
    createdAt: present?.createdAt ?? time,
  };
  const unchanged = entry === 'keep' ? present : undefined;
  const whole: StoredMember = { ...(unchanged ?? applied), role, updatedAt: time };
  const member = { ...whole, ...(await drawingsOf(memberKind, whole)) };
  tx.set(memberStore.document(uid), member);
  if (user && user.role === '') tx.update(userDocument(uid), { role: 'writer' });
  tx.delete(applicationDocument(uid));
  if (user) {
    const { role: position, message: feedback } = application;
    recordOutcome(tx, {
      uid,
      kind: 'application',
      result: 'accepted',
      recordId: uid,
      name: position,
      feedback,
    });
    tell(tx, { event: 'applicationAccepted', to: { uid }, name: position, path: paths.member(uid) });
  }
  teamSummary.write(tx, team.set(uid, member));
}

/** A member's existing profile is only replaced by an admin who has seen it. */
function requireChoice(present: StoredMember | undefined, { entry, before }: AcceptApplication): void {
  if (present && !entry) {
    throw new AppError(
      'conflict',
      applicationDeskTexts.errors.inTeam(present.name, teamTexts.sections[present.role]),
    );
  }
  if (!present && entry) throw new AppError('conflict', errorTexts.changedMeanwhile);
  if (present) requireUnchanged(present, before);
}
