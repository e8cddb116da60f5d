/**
 * Members from a table: planned row by row, and added in one transaction, or nobody. They get what a member
 * gets whom an admin adds: their papers, and the account with their email.
 */
import { AppError, type api, type BodyOf } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberKind } from '@lab/contract/features/team/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import type { MemberRow } from '@lab/contract/features/team/table/schemas';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { record } from '../../../core/activity/activity-store.ts';
import { drawingsOf } from '../../../core/content/drawings.ts';
import { transact } from '../../../core/data/firestore.ts';
import { now, timeAt } from '../../../core/data/time.ts';
import type { Caller } from '../../../core/http/caller.ts';
import type { HandlersOf } from '../../../core/http/handler.ts';
import { logFailure } from '../../../core/http/log.ts';
import { settlePapersOf } from '../../papers/settle-members-store.ts';
import { joinAccounts } from '../join-entry.ts';
import { memberStore, type StoredMember, teamSummary } from '../member-store.ts';
import { profileDocument } from '../profile-store.ts';

type Given = BodyOf<typeof api.memberTables.plan>;

/** Loaded with the first table, because it needs all rules for input. */
const judging = () => import('./judge-members.ts');

export const memberTables: HandlersOf<typeof api.memberTables> = {
  plan: ({ body }) => planMembers(body),

  async import({ body, caller }) {
    const made = await importMembers(body, caller);
    // The members are stored already, so a failure here must not fail the call; the next edit or sign-in
    // tries again.
    await settlePapersOf(...made.map(({ id }) => id)).catch(unsettled);
    await joinAccounts(
      made.flatMap(({ email }) => email || []),
      caller,
    ).catch(unsettled);
    return { made: made.length };
  },
};

const unsettled = (error: unknown) => logFailure('', error);

async function planMembers({ table }: Given) {
  const { judgeMembers } = await judging();
  return transact(async (tx) => {
    const team = (await teamSummary.source(tx)).values();
    const { rows, unread } = await judgeMembers(tx, { table, team });
    return { rows: rows.map(({ values: _, ...row }) => row), unread };
  });
}

/** Returns the new members. */
async function importMembers({ table }: Given, caller: Caller): Promise<{ id: string; email: string }[]> {
  const { judgeMembers } = await judging();
  return transact(async (tx) => {
    const team = await teamSummary.source(tx);
    const { rows } = await judgeMembers(tx, { table, team: team.values() });
    const wrong = rows.find(({ state }) => state === 'wrong');
    if (wrong) {
      const fault = texts.line(wrong.line, wrong.reason);
      throw new AppError('invalid', fault, { table: fault });
    }
    const fresh = rows.flatMap(({ values }) => values ?? []);
    const made: { id: string; email: string }[] = [];
    const addedAt = Date.now();
    for (const [at, row] of fresh.entries()) {
      const { id } = memberStore.collection().doc();
      // In the order of the table, where nothing else says who came first.
      const member = await memberFrom(row, addedAt + at);
      const { homepage, orcid } = row;
      if (member.hasProfile)
        tx.create(profileDocument(id), { ...emptyValues(profileFields), homepage, orcid });
      tx.create(memberStore.document(id), member);
      team.set(id, member);
      record(tx, caller, 'created', { kind: 'member', id, name: memberStore.nameOf(member), ownerUid: id });
      made.push({ id, email: member.email });
    }
    if (made.length > 0) teamSummary.write(tx, team);
    return made;
  });
}

/** At noon UTC it is the same day in nearly all time zones. */
const firstDay = (from: string) => Date.parse(`${from.slice(0, 10).padEnd(10, '-01')}T12:00:00Z`);

async function memberFrom(row: MemberRow, addedAt: number): Promise<StoredMember> {
  const { from, homepage, orcid, ...entry } = row;
  const member = {
    ...emptyValues(memberKind.fields),
    ...entry,
    createdAt: timeAt(from ? firstDay(from) : addedAt),
    ...(from && { terms: [{ role: row.role, title: '', from, until: '' }], updatedAt: now() }),
    ...((homepage || orcid) && { hasProfile: true }),
  };
  return { ...member, ...(await drawingsOf(memberKind, member)) };
}
