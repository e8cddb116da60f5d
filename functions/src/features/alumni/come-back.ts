/** A former member comes back, or the leaving is taken back as if it had never been recorded. */
import { AppError } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import type { ComingBack } from '@lab/contract/features/alumni/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import { memberKind } from '@lab/contract/features/team/kind';
import { today } from '@lab/contract/lib/time-zones';
import { logActivity } from '../../core/activity/activity-store.ts';
import { renderTexts } from '../../core/content/render-texts.ts';
import { requireFound, type Transaction, transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { removeNotice } from '../mail/notices/notice-store.ts';
import { cancelNotification, notify } from '../mail/notify.ts';
import { accountOf, entryIn } from '../team/account-store.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { readRolesAndZone, requireRole } from '../team/roles.ts';
import { readUser, userDocument } from '../users/user-store.ts';
import { changingAccount } from './account.ts';
import { alumniStore, alumniSummary, readAlumnus, type StoredAlumnus } from './alumni-store.ts';
import { disablingMailId, leavingMailId, returnMailId } from './mail-ids.ts';

const texts = alumniDeskTexts.comeBack;

export const comeBack = (id: string, { role = '', from = '' }: ComingBack, caller: Caller) =>
  changingAccount(id, (setDisabled) =>
    transact(async (tx) => {
      const alumni = await alumniSummary.source(tx);
      const alumnus = requireFound(alumni, id, alumniKind.words.notFound);
      const team = await teamSummary.source(tx);
      const uid = accountOf(id, alumnus);
      // Also with another entry, which an admin has made meanwhile.
      if (team.has(id) || entryIn(team, uid)) throw new AppError('conflict', alumniDeskTexts.leave.onTeam);
      const { before } = alumnus;
      const settings = role ? await readRolesAndZone(tx) : undefined;
      if (settings) requireRole(settings.roles, role);
      else if (!before) throw new AppError('invalid', texts.chooseRole, ['role']);
      const user = await readUser(tx, uid);
      const member =
        role || !before ? await memberFrom(alumnus, role, from || today(settings?.zone)) : before.member;

      tx.delete(alumniStore.document(id));
      tx.create(memberStore.document(id), member);
      alumni.delete(id);
      alumniSummary.write(tx, alumni);
      teamSummary.write(tx, team.set(id, member));
      // Rights may have changed since; what was taken on leaving is given back only where nothing else was
      // given.
      if (user?.role === '' && before?.tookWriter) {
        tx.update(userDocument(uid), { role: 'writer' });
        notify(tx, 'roleGiven', { right: 'writer' }, { uid });
      }
      if (role) removeNotice(tx, leavingMailId(id, alumnus));
      else cancelNotification(tx, leavingMailId(id, alumnus));
      if (before?.disabled) cancelNotification(tx, disablingMailId(id, alumnus));
      if (role && user && uid !== caller.uid) {
        const decided = { path: paths.member(id), recordId: id, decision: { name: member.name } };
        notify(tx, 'teamReturned', {}, { uid }, { ...decided, id: returnMailId(id) });
      }
      logActivity(tx, caller, role ? 'returned' : 'undid', {
        kind: 'member',
        id,
        name: member.name,
        ownerUid: uid,
      });
      // An admin may also have blocked the account.
      if (before?.disabled && !user?.blocked) await setDisabled(uid, false);
      return { success: true };
    }),
  );

/** With what the Team page said before, and the history as it was corrected since. */
async function memberFrom(alumnus: StoredAlumnus, role: string, from: string): Promise<StoredMember> {
  const { name, alsoKnownAs, details, image, terms, before } = alumnus;
  const member = {
    ...emptyValues(memberKind.fields),
    details,
    image,
    createdAt: now(),
    ...before?.member,
    name,
    // What was hidden on leaving is still there.
    alsoKnownAs: alsoKnownAs || (before?.member.alsoKnownAs ?? ''),
    role,
    title: '',
    terms: [...terms, { role, title: '', from, until: '' }],
    updatedAt: now(),
  };
  return { ...member, ...(await renderTexts(memberKind, member)) };
}

/**
 * For somebody who comes back by an application: the history so far, and the entry is no longer among the
 * alumni.
 */
export async function takeFromAlumni(tx: Transaction, uid: string) {
  const found = await readAlumnus(uid, tx);
  if (!found) return undefined;
  const { id } = found;
  const alumni = await alumniSummary.source(tx);
  const alumnus = requireFound(alumni, id, alumniKind.words.notFound);
  return {
    id,
    alumnus,
    write() {
      tx.delete(alumniStore.document(id));
      alumni.delete(id);
      alumniSummary.write(tx, alumni);
    },
  };
}
