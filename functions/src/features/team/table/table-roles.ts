/** The roles that a table names: the lab's own, those that somebody chose in their place, and new ones. */
import { AppError, type api, type ReplyOf } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { roleCalled, roleName, type TeamRole } from '@lab/contract/features/team/roles';
import type { TableOfMembers } from '@lab/contract/features/team/table/schemas';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { fold } from '@lab/contract/lib/fold';
import { truncate } from '@lab/contract/lib/truncate';
import { withRoles } from '../roles.ts';

type Lacking = NonNullable<ReplyOf<typeof api.memberTables.plan>['roles']>[number];

export interface TableRoles {
  /** The id of the role that a cell names; throws for a cell that names none. */
  idIn(cell: unknown): string;
  /** What cells call roles that the lab lacks: as many as it may have, those of most rows first. */
  lacking(): Lacking[];
  /** The roles of the lab with those of the new ones that somebody gets. */
  withThose(ids: ReadonlySet<string>): TeamRole[];
}

export function tableRoles(roles: readonly TeamRole[], choices: TableOfMembers['roles']): TableRoles {
  const toAdd = choices.flatMap(({ name, role }) => (role ? [] : name));
  const all = withRoles(roles, toAdd);
  const chosen = new Map(choices.map(({ name, role }) => [fold(name), role]));
  const lacking = new Map<string, Lacking>();
  const names = roles.map(({ id }) => roleName(roles, id)).join(', ');
  const unknown = (name: string) => new AppError('invalid', texts.unknownRole(name, names));

  function chosenFor(cell: string): string {
    const key = fold(cell);
    const { name, rows } = lacking.get(key) ?? { name: cell, rows: 0 };
    lacking.set(key, { name, rows: rows + 1 });
    const choice = chosen.get(key);
    const role = choice === '' ? roleCalled(all, cell) : roles.find(({ id }) => id === choice);
    if (role) return role.id;
    if (choice !== '') throw unknown(cell);
    throw new AppError('invalid', texts.tooManyRoles(cell, limits.teamRoles));
  }

  return {
    idIn(cell) {
      if (typeof cell !== 'string') throw new AppError('invalid', texts.noRole(names));
      if (cell.length > limits.role) throw unknown(truncate(cell, limits.role));
      return roleCalled(roles, cell)?.id ?? chosenFor(cell);
    },
    lacking: () =>
      [...lacking.values()].sort((one, other) => other.rows - one.rows).slice(0, limits.teamRoles),
    withThose: (ids) => [...roles, ...all.slice(roles.length).filter(({ id }) => ids.has(id))],
  };
}
