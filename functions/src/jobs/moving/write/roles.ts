/** The roles of a site that the lab lacks are added below its own. */
import { limits } from '@lab/contract/api/limits';
import { roleCalled } from '@lab/contract/features/team/roles';
import { truncate } from '@lab/contract/lib/truncate';
import { saveGlobal } from '../../../core/globals/save-global.ts';
import type { Caller } from '../../../core/http/caller.ts';
import { partOfSettings } from '../../../features/settings/settings.ts';
import { withRoles } from '../../../features/team/roles.ts';

/** Returns the id of each, and one for who has none. */
export async function rolesFor(
  names: readonly string[],
  caller: Caller,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  await saveGlobal(caller, partOfSettings('team'), {
    before: undefined,
    values({ roles }) {
      const all = withRoles(roles, names);
      for (const name of names)
        ids.set(name, (roleCalled(all, truncate(name, limits.role)) ?? all[0])?.id ?? '');
      ids.set('', all.at(-1)?.id ?? '');
      return { roles: all };
    },
  });
  return ids;
}
