/** A member leaves: in one transaction the entry moves from `team` to `alumni`, under the same id. Nothing is deleted. */
import { AppError } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/alumni/desk/texts';
import { alumniKind } from '@lab/contract/alumni/kind';
import type { Leaving } from '@lab/contract/alumni/schemas';
import { emptyValues } from '@lab/contract/content/field';
import { memberKind } from '@lab/contract/team/kind';
import { ended, isAfter, namedTerms } from '@lab/contract/team/terms';
import { record } from '../activity/activity-store.ts';
import { drawingsOf } from '../content/drawings.ts';
import { requireFound, type Transaction, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import type { Caller } from '../http/caller.ts';
import { recordOutcome } from '../outcomes/outcome-store.ts';
import { historyOf } from '../team/history.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { readRoles } from '../team/roles.ts';
import { readUser, type StoredUser, userDocument } from '../users/user-store.ts';
import { setDisabled } from './account.ts';
import { alumniStore, alumniSummary, type StoredAlumnus } from './alumni-store.ts';
import { leftOutcome, returnedOutcome } from './outcomes-store.ts';

const texts = alumniDeskTexts.leave;

export function leave(id: string, leaving: Leaving, caller: Caller) {
  return transact(async (tx) => {
    const team = await teamSummary.source(tx);
    const alumni = await alumniSummary.source(tx);
    if (alumni.has(id)) throw new AppError('conflict', texts.among);
    const member = requireFound(team, id, memberKind.words.notFound);
    const user = await readUser(tx, id);
    requireAccountChoice(leaving, user, id, caller);
    const alumnus = await alumnusFrom(tx, member, leaving, user);

    tx.delete(memberStore.document(id));
    tx.create(alumniStore.document(id), alumnus);
    team.delete(id);
    teamSummary.write(tx, team);
    alumniSummary.write(tx, alumni.set(id, alumnus));
    if (alumnus.before?.tookWriter) tx.update(userDocument(id), { role: '' });
    tx.delete(returnedOutcome(id));
    if (user && id !== caller.uid) {
      recordOutcome(
        tx,
        { uid: id, kind: 'team', result: 'left', name: member.name, recordId: id },
        leftOutcome(id),
      );
    }
    record(tx, caller, 'left', { kind: 'alumnus', id, name: member.name, ownerUid: id });
    // Last, so that the account is disabled only when everything else has gone well.
    if (alumnus.before?.disabled) await setDisabled(id, true);
    return { success: true };
  });
}

/** Nobody locks themselves out, and no admin is limited by the way. */
function requireAccountChoice(
  { account }: Pick<Leaving, 'account'>,
  user: StoredUser | undefined,
  id: string,
  caller: Caller,
): void {
  if (account === 'keep' || !user) return;
  if (id === caller.uid) throw new AppError('conflict', texts.own, { account: texts.own });
  if (user.role === 'admin') throw new AppError('conflict', texts.admin, { account: texts.admin });
}

async function alumnusFrom(
  tx: Transaction,
  member: StoredMember,
  { until, next, account, keepsDetails, keepsPicture }: Leaving,
  user: StoredUser | undefined,
): Promise<StoredAlumnus> {
  const history = historyOf(member);
  if (isAfter(history.at(-1)?.from ?? '', until)) {
    throw new AppError('invalid', texts.wrongEnd, { until: texts.wrongEnd });
  }
  const { name, alsoKnownAs, details, image } = member;
  const alumnus = {
    ...emptyValues(alumniKind.fields),
    name,
    alsoKnownAs,
    details: keepsDetails ? details : '',
    image: keepsPicture ? image : '',
    terms: namedTerms(ended(history, until), await readRoles(tx)),
    first: next,
    before: {
      member,
      tookWriter: account === 'takeWriter' && user?.role === 'writer',
      disabled: account === 'disable' && user !== undefined,
    },
    createdAt: now(),
  };
  return { ...alumnus, ...(await drawingsOf(alumniKind, alumnus)) };
}
