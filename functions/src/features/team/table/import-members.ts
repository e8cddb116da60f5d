/**
 * Members from a table: planned row by row, and those who are new added in one transaction. They get what a
 * member gets whom an admin adds: their papers, and the account with their email.
 */
import { AppError, type api } from '@lab/contract';
import { clean } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { can } from '@lab/contract/api/rights';
import type { TableRow } from '@lab/contract/core/tables/read-table';
import type { MemberRow } from '@lab/contract/features/team/table/schemas';
import { memberTable } from '@lab/contract/features/team/table/table';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../../core/activity/activity-store.ts';
import { type ImportedTable, tableHandlers } from '../../../core/content/operations/import.ts';
import { writeGlobal } from '../../../core/globals/save-global.ts';
import type { HandlersOf, Input } from '../../../core/http/handler.ts';
import { logFailure } from '../../../core/http/log.ts';
import { readNamesApart } from '../../../core/summaries/names-store.ts';
import { linkPapersOf } from '../../papers/link-members-store.ts';
import { partOfSettings } from '../../settings/settings.ts';
import { usersWithEmails } from '../../users/user-store.ts';
import { entryIn } from '../account-store.ts';
import { joinAccounts } from '../join-entry.ts';
import { memberStore, type StoredMember, teamSummary } from '../member-store.ts';
import { profileDocument, type StoredProfile } from '../profile-store.ts';
import { memberFrom } from './member-from.ts';
import { ownWords } from './own-words.ts';
import { type TableRoles, tableRoles } from './table-roles.ts';

type Given = Pick<Input<typeof api.memberTables.import>, 'body' | 'caller'>;

async function membersOf({
  body,
  caller,
}: Given): Promise<ImportedTable<MemberRow, StoredMember, { made: number }>> {
  if (body.roles.some(({ role }) => !role) && !can(caller, 'settings.edit'))
    throw new AppError('forbidden', errorTexts.forbidden);
  // Loaded with the first table, because it needs all rules for input.
  const { compareMembers } = await import('./compare-members.ts');
  const addedAt = Date.now();
  const profiles = new Map<StoredMember, StoredProfile>();
  const part = partOfSettings('team');
  let ofLab: { opened: Awaited<ReturnType<typeof part.open>>; roles: TableRoles } | undefined;
  return {
    table: memberTable,
    store: memberStore,
    summary: teamSummary,
    async compare(tx, team, rows) {
      const { alumni } = await readNamesApart(tx);
      const opened = await part.open(tx);
      const roles = tableRoles(opened.present.roles, body.roles);
      ofLab = { opened, roles };
      const users = await usersWithEmails(tx, rows.map(emailOf));
      // Who has an entry does not get another one.
      const free = users.filter(({ id }) => entryIn(team, id) === undefined);
      const own = ownWords(free.map((user) => user.data()));
      return compareMembers({ team: [...team.values()], alumni, roles, own });
    },
    async recordFrom(row, place) {
      // In the order of the table, where nothing else says who came first.
      const { member, profile } = await memberFrom(row, body.pictures, addedAt + place);
      if (profile) profiles.set(member, profile);
      return member;
    },
    afterAdd(tx, added) {
      if (ofLab) {
        const { opened, roles } = ofLab;
        const next = roles.withThose(new Set(added.map(({ record }) => record.role)));
        if (next.length > opened.present.roles.length) writeGlobal(tx, caller, part, opened, { roles: next });
      }
      for (const { id, record } of added) {
        const profile = profiles.get(record);
        if (profile) tx.create(profileDocument(id), profile);
        logActivity(tx, caller, 'created', {
          kind: 'member',
          id,
          name: memberStore.nameOf(record),
          ownerUid: id,
        });
      }
    },
    async replyTo(added) {
      // The members are stored already, so a failure here must not fail the call; the next edit or sign-in
      // tries again.
      await linkPapersOf(...added.map(({ id }) => id)).catch(notLinked);
      await joinAccounts(
        added.flatMap(({ record }) => record.email || []),
        caller,
      ).catch(notLinked);
      return { made: added.length };
    },
  };
}

const emailOf = ({ values: { email } }: TableRow) =>
  typeof email === 'string' && email.length <= limits.email ? clean(email).toLowerCase() : '';

const notLinked = (error: unknown) => logFailure('', error);

export const memberTables: HandlersOf<typeof api.memberTables> = tableHandlers(membersOf);
