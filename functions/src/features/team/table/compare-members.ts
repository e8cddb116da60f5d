/** Finds the people of a table who are here already, by name or by email. */
import { nameKey, namesOf } from '@lab/contract/features/citations/same-person';
import { type MemberRow, memberRow } from '@lab/contract/features/team/table/schemas';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import type { Comparison, Key } from '../../../core/content/operations/import.ts';
import { validate } from '../../../core/http/validation.ts';
import type { StoredMember } from '../member-store.ts';
import type { OwnWords } from './own-words.ts';
import type { TableRoles } from './table-roles.ts';

interface Here {
  team: readonly Pick<StoredMember, 'name' | 'alsoKnownAs' | 'email'>[];
  alumni: readonly { name: string }[];
  roles: TableRoles;
  own: OwnWords;
}

const byName = (name: string) => `name ${nameKey(name)}`;

function keysOf({ name, email }: { name: string; email: string }, reason = ''): Key[] {
  const names: Key = [byName(name), reason];
  return email ? [names, [`email ${email}`, texts.sameEmail(name)]] : [names];
}

export const compareMembers = ({ team, alumni, roles, own }: Here): Comparison<MemberRow> => ({
  here: new Map([
    ...alumni.map(({ name }): Key => [byName(name), texts.alumnus]),
    // A name that two members have would link the works of neither.
    ...team.flatMap((member) => namesOf(member).map((name): Key => [byName(name), texts.alias(member.name)])),
    ...team.flatMap((member) => keysOf(member)),
  ]),
  check: async (values) =>
    own.keptIn(await validate(memberRow, { ...values, role: roles.idIn(values.role) })),
  keysOf: (row, line) => keysOf(row, texts.above(line)),
  remarkOn: (row) => own.remarkOn(row),
  pictureIn: ({ picture }) => picture,
  lackingRoles: () => roles.lacking(),
});
