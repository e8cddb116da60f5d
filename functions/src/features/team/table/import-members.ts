/**
 * Members from a table: planned row by row, and added in one transaction, or nobody. They get what a member
 * gets whom an admin adds: their papers, and the account with their email.
 */
import { AppError, type api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberKind } from '@lab/contract/features/team/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import type { MemberRow } from '@lab/contract/features/team/table/schemas';
import { memberTable } from '@lab/contract/features/team/table/table';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { record as log } from '../../../core/activity/activity-store.ts';
import {
  type ImportedKind,
  importRows,
  planImport,
  rowsOf,
} from '../../../core/content/operations/import.ts';
import { renderTexts } from '../../../core/content/render-texts.ts';
import { now, timeAt } from '../../../core/data/time.ts';
import type { Caller } from '../../../core/http/caller.ts';
import type { HandlersOf } from '../../../core/http/handler.ts';
import { logFailure } from '../../../core/http/log.ts';
import { linkPapersOf } from '../../papers/link-members-store.ts';
import { joinAccounts } from '../join-entry.ts';
import { memberStore, type StoredMember, teamSummary } from '../member-store.ts';
import { profileDocument } from '../profile-store.ts';

async function membersBy(caller: Caller): Promise<ImportedKind<MemberRow, StoredMember>> {
  // Loaded with the first table, because it needs all rules for input.
  const { compareMembers } = await import('./compare-members.ts');
  const addedAt = Date.now();
  return {
    store: memberStore,
    summary: teamSummary,
    compare: compareMembers,
    refuse(rows) {
      const wrong = rows.find(({ state }) => state === 'wrong');
      if (!wrong) return;
      const fault = texts.line(wrong.line, wrong.reason);
      throw new AppError('invalid', fault, { table: fault });
    },
    // In the order of the table, where nothing else says who came first.
    recordFrom: (row, place) => memberFrom(row, addedAt + place),
    afterAdd(tx, added) {
      for (const { id, row, record } of added) {
        const { homepage, orcid } = row;
        if (record.hasProfile)
          tx.create(profileDocument(id), { ...emptyValues(profileFields), homepage, orcid });
        log(tx, caller, 'created', { kind: 'member', id, name: memberStore.nameOf(record), ownerUid: id });
      }
    },
  };
}

const notLinked = (error: unknown) => logFailure('', error);

export const memberTables: HandlersOf<typeof api.memberTables> = {
  plan: async ({ body, caller }) => planImport(await membersBy(caller), rowsOf(memberTable, body.table)),

  async import({ body, caller }) {
    const added = await importRows(await membersBy(caller), rowsOf(memberTable, body.table).rows);
    // The members are stored already, so a failure here must not fail the call; the next edit or sign-in
    // tries again.
    await linkPapersOf(...added.map(({ id }) => id)).catch(notLinked);
    const emails = added.flatMap(({ record }) => record.email || []);
    await joinAccounts(emails, caller).catch(notLinked);
    return { made: added.length };
  },
};

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
  return { ...member, ...(await renderTexts(memberKind, member)) };
}
