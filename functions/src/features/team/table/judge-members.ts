/** Compares the rows of a table of people with who is here, and checks each as the form would be checked. */
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { nameKey, namesOf } from '@lab/contract/features/citations/same-person';
import { readColumns, type TableRow } from '@lab/contract/features/made/table/read-table';
import { roleName, type TeamRole } from '@lab/contract/features/team/roles';
import { memberColumns } from '@lab/contract/features/team/table/columns';
import { memberHeadings } from '@lab/contract/features/team/table/headings';
import { roleCalled } from '@lab/contract/features/team/table/role-called';
import { type MemberRow, memberRow } from '@lab/contract/features/team/table/schemas';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { truncate } from '@lab/contract/lib/truncate';
import type { Transaction } from '../../../core/data/firestore.ts';
import { validate } from '../../../core/http/validation.ts';
import { readNamesApart } from '../../../core/summaries/names-store.ts';
import { reasonOf } from '../../made/judge-table.ts';
import type { StoredMember } from '../member-store.ts';
import { readRoles } from '../roles.ts';

interface Judged {
  line: number;
  title: string;
  state: 'new' | 'here' | 'wrong';
  reason: string;
  /** Of a new person. */
  values?: MemberRow;
}

const columns = {
  columns: Object.entries(memberColumns),
  needed: ['name', 'role'],
  maxRows: limits.importPeople,
  headings: memberHeadings,
};

/** The id of the role that a cell names; throws for one that the lab does not have. */
function roleIn(cell: unknown, roles: readonly TeamRole[]): string {
  const names = roles.map(({ id }) => roleName(roles, id)).join(', ');
  if (typeof cell !== 'string') throw new AppError('invalid', texts.noRole(names));
  const role = roleCalled(roles, cell);
  if (!role) throw new AppError('invalid', texts.unknownRole(truncate(cell, limits.role), names));
  return role.id;
}

/** Finds a person by name or by email, and says where it is not in the team by this name. */
async function whoIsHere(tx: Transaction, team: Iterable<StoredMember>) {
  const { alumni } = await readNamesApart(tx);
  const byName = new Map<string, string>();
  for (const { name } of alumni) byName.set(nameKey(name), texts.alumnus);
  const byEmail = new Map<string, string>();
  const add = ({ name, email }: { name: string; email: string }, reason = '') => {
    byName.set(nameKey(name), reason);
    if (email) byEmail.set(email, name);
  };
  const members = [...team];
  // A name that two members have would link the works of neither.
  for (const member of members) {
    for (const name of namesOf(member)) byName.set(nameKey(name), texts.alias(member.name));
  }
  for (const member of members) add(member);
  return {
    add,
    reasonFor({ name, email }: MemberRow): string | undefined {
      const owner = byEmail.get(email);
      return byName.get(nameKey(name)) ?? (owner === undefined ? undefined : texts.sameEmail(owner));
    },
  };
}

export async function judgeMembers(
  tx: Transaction,
  { table, team }: { table: string; team: Iterable<StoredMember> },
): Promise<{ rows: Judged[]; unread: string[] }> {
  const read = readColumns(columns, table);
  if (typeof read === 'string') throw new AppError('invalid', read, { table: read });
  const here = await whoIsHere(tx, team);
  const roles = await readRoles(tx);

  async function judge({ line, values }: TableRow): Promise<Judged> {
    const row = { line, title: String(values.name ?? '') };
    try {
      const valid = await validate(memberRow, { ...values, role: roleIn(values.role, roles) });
      const reason = here.reasonFor(valid);
      if (reason !== undefined) return { ...row, state: 'here', reason };
      here.add(valid, texts.above(line));
      return { ...row, state: 'new', reason: '', values: valid };
    } catch (error) {
      return { ...row, state: 'wrong', reason: reasonOf(error) };
    }
  }

  const rows: Judged[] = [];
  // One after another, because a row may name somebody who is in one above it.
  for (const row of read.rows) rows.push(await judge(row));
  return { rows, unread: read.unread };
}
