/**
 * A member leaves: in one transaction the entry moves from `team` to `alumni`, under the same id. Nothing is
 * deleted.
 */
import { AppError } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import type { Leaving } from '@lab/contract/features/alumni/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import { memberKind } from '@lab/contract/features/team/kind';
import { ended, isAfter, namedTerms } from '@lab/contract/features/team/terms';
import { logActivity } from '../../core/activity/activity-store.ts';
import { renderTexts } from '../../core/content/render-texts.ts';
import { requireFound, type Transaction, transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { removeNotice } from '../mail/notices/notice-store.ts';
import { notify } from '../mail/notify.ts';
import { accountOf } from '../team/account-store.ts';
import { historyOf } from '../team/history.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { readRolesAndZone } from '../team/roles.ts';
import { keptOf, withoutHidden } from '../team/shown-member.ts';
import { readUser, type StoredUser, userDocument } from '../users/user-store.ts';
import { changingAccount } from './account.ts';
import { alumniStore, alumniSummary, type StoredAlumnus } from './alumni-store.ts';
import { disablingMailId, leavingMailId, returnMailId } from './mail-ids.ts';

const texts = alumniDeskTexts.leave;

export const leave = (id: string, leaving: Leaving, caller: Caller) =>
  changingAccount(id, (setDisabled) =>
    transact(async (tx) => {
      const team = await teamSummary.source(tx);
      const alumni = await alumniSummary.source(tx);
      if (alumni.has(id)) throw new AppError('conflict', texts.among);
      // Who comes back is asked again.
      const { press: _ended, ...member } = requireFound(team, id, memberKind.words.notFound);
      const uid = accountOf(id, member);
      const user = await readUser(tx, uid);
      requireAccountChoice(leaving, user, uid, caller);
      const alumnus = await alumnusFrom(tx, member, leaving, user);

      tx.delete(memberStore.document(id));
      tx.create(alumniStore.document(id), alumnus);
      team.delete(id);
      teamSummary.write(tx, team);
      alumniSummary.write(tx, alumni.set(id, alumnus));
      if (alumnus.before?.tookWriter) tx.update(userDocument(uid), { role: '' });
      removeNotice(tx, returnMailId(id));
      if (user && uid !== caller.uid) {
        const decided = { path: paths.member(id), recordId: id, decision: { name: member.name } };
        notify(tx, 'teamLeft', {}, { uid }, { ...decided, id: leavingMailId(id, alumnus) });
      }
      if (user && alumnus.before?.tookWriter) notify(tx, 'roleTaken', { right: 'writer' }, { uid });
      if (alumnus.before?.disabled)
        notify(tx, 'accountDisabled', {}, { uid }, { id: disablingMailId(id, alumnus) });
      logActivity(tx, caller, 'left', { kind: 'alumnus', id, name: member.name, ownerUid: uid });
      // Last, so that the account is disabled only when everything else has gone well.
      if (alumnus.before?.disabled) await setDisabled(uid, true);
      return { success: true };
    }),
  );

/** Admins cannot limit their own account this way, nor that of another admin. */
function requireAccountChoice(
  { account }: Pick<Leaving, 'account'>,
  user: StoredUser | undefined,
  uid: string,
  caller: Caller,
): void {
  if (account === 'keep' || !user) return;
  if (uid === caller.uid) throw new AppError('conflict', texts.own, ['account']);
  if (user.role === 'admin') throw new AppError('conflict', texts.admin, ['account']);
}

async function alumnusFrom(
  tx: Transaction,
  member: StoredMember,
  { until, next, account, keepsDetails, keepsPicture }: Leaving,
  user: StoredUser | undefined,
): Promise<StoredAlumnus> {
  const { roles, zone } = await readRolesAndZone(tx);
  const history = historyOf(member, zone);
  if (isAfter(history.at(-1)?.from ?? '', until)) throw new AppError('invalid', texts.wrongEnd, ['until']);
  // What the person hid as a member stays hidden.
  const { name, alsoKnownAs, details, image } = withoutHidden(member);
  const { linkedNames } = keptOf(member);
  const alumnus = {
    ...emptyValues(alumniKind.fields),
    name,
    alsoKnownAs,
    details: keepsDetails ? details : '',
    image: keepsPicture ? image : '',
    terms: namedTerms(ended(history, until), roles),
    first: next,
    before: {
      member,
      tookWriter: account === 'takeWriter' && user?.role === 'writer',
      disabled: account === 'disable' && user !== undefined,
    },
    ...(linkedNames && { linkedNames }),
    ...(member.accountUid && { accountUid: member.accountUid }),
    createdAt: now(),
  };
  return { ...alumnus, ...(await renderTexts(alumniKind, alumnus)) };
}
