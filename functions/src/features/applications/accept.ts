import { AppError } from '@lab/contract';
import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import type { AcceptApplication } from '@lab/contract/features/applications/schemas';
import { memberKind } from '@lab/contract/features/team/kind';
import { roleName, type TeamRole } from '@lab/contract/features/team/roles';
import { today } from '@lab/contract/lib/time-zones';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { renderTexts } from '../../core/content/render-texts.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import { requireUnchanged } from '../../core/data/unchanged.ts';
import type { StoredAlumnus } from '../alumni/alumni-store.ts';
import { takeFromAlumni } from '../alumni/come-back.ts';
import { notify } from '../mail/notify.ts';
import { entryIn } from '../team/account-store.ts';
import { historyWithRole } from '../team/history.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { readRolesAndZone, requireRole } from '../team/roles.ts';
import { choicesOf } from '../team/shown-member.ts';
import { readUser, userDocument } from '../users/user-store.ts';
import { applicationDocument, type StoredApplication } from './application-store.ts';
import { newEntry, replacedEntry } from './entry-of.ts';

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
  const { role, entry } = accepted;
  const unchanged = entry === 'keep' ? present : undefined;
  const replaced = present && (unchanged ?? replacedEntry(present, application, accepted, user));
  const since = { role, title: '', from: today(zone), until: '' };
  const whole: StoredMember = {
    ...(replaced ?? newEntry(application, accepted, user, former && earlierEntry(former.alumnus))),
    ...(present &&
      present.role !== role && {
        title: '',
        terms: historyWithRole(present, settings, { role, title: '' }),
      }),
    ...(former && { title: '', terms: [...former.alumnus.terms, since] }),
    ...(id !== uid && { accountUid: uid }),
    role,
    updatedAt: now(),
  };
  const member = { ...whole, ...(await renderTexts(memberKind, whole)) };
  tx.set(memberStore.document(id), member);
  teamSummary.write(tx, team.set(id, member));
  former?.write();
  tx.delete(applicationDocument(uid));
  if (!user) return;
  tx.update(userDocument(uid), { ...(user.role === '' && { role: 'writer' }), ...choicesOf(member) });
  const { role: position, message: feedback } = application;
  notify(tx, 'applicationAccepted', { position }, { uid }, { recordId: id, decision: { feedback } });
}

/** What the Team page said of a former member, with the names that were hidden on leaving. */
const earlierEntry = ({
  name,
  alsoKnownAs,
  details,
  image,
  before,
}: StoredAlumnus): Partial<StoredMember> => ({
  details,
  ...before?.member,
  name,
  alsoKnownAs: alsoKnownAs || (before?.member.alsoKnownAs ?? ''),
  image,
});

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
