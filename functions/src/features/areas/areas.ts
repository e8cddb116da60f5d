import { AppError, type api } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import { contentOf } from '../../core/content/content-handlers.ts';
import type { Hooks } from '../../core/content/hooks.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { withCheckedFormulas } from '../../core/math/stored.ts';
import { absorb, release, requireFreeName, stillLeading, takeName } from './area-changes.ts';
import { areaStore, areasSummary, listedAreas, type StoredArea, writeLeads } from './area-store.ts';
import { type AreaUses, requireUnused } from './area-uses.ts';
import { moveGroups, parentStillThere, requireParent } from './groups-store.ts';

/** What else changes with an area: links by its name, and the records that are in it. */
const hooks = (uses: AreaUses): Hooks<StoredArea> => ({
  beforeWrite(tx, { id, record: { departmentName, parent }, before, all }) {
    const placed = parent.length > 0 && { parent: requireParent(all, id, parent) };
    if (departmentName === before?.departmentName) return placed || undefined;
    requireFreeName(all, id, departmentName);
    const { [id]: own, ...others } = takeName(all, id, departmentName);
    writeLeads(tx, all, others);
    return { ...own, ...placed };
  },

  /** The records in it need no write: they keep the deleted area's id, by which the other area is found. */
  async beforeDelete(tx, { id, record, all, query: { moveTo } }) {
    const into = moveTo ? all.get(moveTo) : undefined;
    if (moveTo) {
      writeLeads(tx, all, { [moveTo]: absorb(all, id, moveTo) });
      moveGroups(tx, all, id, moveTo);
    } else await requireUnused(tx, { _id: id, ...record }, uses);
    return bothNames(into ?? record, record);
  },

  beforeRestore(tx, { id, record, all }) {
    requireFreeName(all, id, record.departmentName);
    writeLeads(tx, all, release(all, id, record));
    return { ...stillLeading(all, record), parent: parentStillThere(all, record) };
  },

  nameInLog: bothNames,
});

export const areaContent = (uses: AreaUses) => contentOf(areaStore, areasSummary, hooks(uses));

export const areaHandlers = ({ handlers }: ReturnType<typeof areaContent>): HandlersOf<typeof api.areas> => ({
  ...handlers,

  async brief() {
    return (await listedAreas.read()).map(
      ({ _id, departmentName, details, image, drawn, formerNames, parent }) =>
        withCheckedFormulas({
          _id,
          departmentName,
          details,
          ...(image && { image }),
          drawn,
          ...(formerNames && { formerNames }),
          ...(parent && { parent }),
        }),
    );
  },

  async get(input) {
    try {
      return await handlers.get(input);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      // An old link to an area that was merged into another one.
      const { id } = input.params;
      const into = (await listedAreas.read()).find(({ absorbed }) => absorbed?.includes(id));
      if (!into) throw error;
      return handlers.get({ ...input, params: { id: into._id } });
    }
  },
});

/** The log shows both names when an area is renamed or merged into another one. */
function bothNames({ departmentName }: StoredArea, before: StoredArea): string {
  const isSame = before.departmentName === departmentName;
  return plainMath(isSame ? departmentName : `${before.departmentName} → ${departmentName}`);
}
