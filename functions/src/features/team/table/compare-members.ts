/** Finds the people of a table who are here already, by name or by email. */
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { nameKey, namesOf } from '@lab/contract/features/citations/same-person';
import { roleCalled, roleName, type TeamRole } from '@lab/contract/features/team/roles';
import { type MemberRow, memberRow } from '@lab/contract/features/team/table/schemas';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { truncate } from '@lab/contract/lib/truncate';
import type { Comparison, Key } from '../../../core/content/operations/import.ts';
import type { Transaction } from '../../../core/data/firestore.ts';
import { validate } from '../../../core/http/validation.ts';
import { readNamesApart } from '../../../core/summaries/names-store.ts';
import type { StoredMember } from '../member-store.ts';
import { readRoles } from '../roles.ts';

/** The id of the role that a cell names; throws for one that the lab does not have. */
function roleIn(cell: unknown, roles: readonly TeamRole[]): string {
  const names = roles.map(({ id }) => roleName(roles, id)).join(', ');
  if (typeof cell !== 'string') throw new AppError('invalid', texts.noRole(names));
  const role = roleCalled(roles, cell);
  if (!role) throw new AppError('invalid', texts.unknownRole(truncate(cell, limits.role), names));
  return role.id;
}

const byName = (name: string) => `name ${nameKey(name)}`;

function keysOf({ name, email }: { name: string; email: string }, reason = ''): Key[] {
  const names: Key = [byName(name), reason];
  return email ? [names, [`email ${email}`, texts.sameEmail(name)]] : [names];
}

export async function compareMembers(
  tx: Transaction,
  team: ReadonlyMap<string, StoredMember>,
): Promise<Comparison<MemberRow>> {
  const { alumni } = await readNamesApart(tx);
  const roles = await readRoles(tx);
  const members = [...team.values()];
  return {
    here: new Map([
      ...alumni.map(({ name }): Key => [byName(name), texts.alumnus]),
      // A name that two members have would link the works of neither.
      ...members.flatMap((member) =>
        namesOf(member).map((name): Key => [byName(name), texts.alias(member.name)]),
      ),
      ...members.flatMap((member) => keysOf(member)),
    ]),
    check: (values) => validate(memberRow, { ...values, role: roleIn(values.role, roles) }),
    keysOf: (row, line) => keysOf(row, texts.above(line)),
  };
}
