import { AppError, type api } from '@lab/contract';
import { areaTexts } from '@lab/contract/areas/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { requireFound, transact } from '../data/firestore.ts';
import { readTogether } from '../data/read-together.ts';
import { now } from '../data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import type { HandlersOf } from '../http/handler.ts';
import { keepRemoved } from '../removed/removed-store.ts';
import { absorb, requireFreeName, takeName } from './area-changes.ts';
import {
  areaDocument,
  areasCollection,
  listAreas,
  listedAreas,
  readAreas,
  type StoredArea,
  toArea,
  writeAreasSummary,
  writeLeads,
} from './area-store.ts';
import { type AreaUses, requireUnused } from './area-uses.ts';
import { restorableArea } from './restorable-area.ts';

type Named = Pick<StoredArea, 'departmentName'>;

export const areasWith = (uses: AreaUses): HandlersOf<typeof api.areas> => ({
  list: listAreas,

  async brief() {
    return (await listedAreas.read()).map(({ _id, departmentName, details, formerNames }) => ({
      _id,
      departmentName,
      details,
      formerNames,
    }));
  },

  async get({ params: { id } }) {
    const area = await readTogether(areaDocument(id));
    return area ? toArea(id, area) : readAbsorbing(id);
  },

  create: ({ body, caller }) =>
    createOnce(areasCollection(), caller, async (tx, document) => {
      const all = await readAreas(tx);
      requireFreeName(all, document.id, body.departmentName);
      writeLeads(tx, all, takeName(all, document.id, body.departmentName));
      const area: StoredArea = { ...body, subDepartments: body.subDepartments ?? [], createdAt: now() };
      tx.create(document, area);
      writeAreasSummary(tx, all.set(document.id, area));
      record(tx, caller, 'created', target(document.id, body));
    }),

  edit: ({ params: { id }, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const document = areaDocument(id);
      const all = await readAreas(tx);
      const current = requireFound(all, id, areaTexts.notFound);
      const changes = { ...body, subDepartments: body.subDepartments ?? [] };
      if (isAlreadySaved(current, changes)) return { modifiedCount: 1 };
      requireUnchanged(current, before);
      const isRenamed = body.departmentName !== current.departmentName;
      if (isRenamed) requireFreeName(all, id, body.departmentName);
      const { [id]: own, ...others } = isRenamed ? takeName(all, id, body.departmentName) : {};
      tx.update(document, { ...changes, ...own, updatedAt: now() });
      writeLeads(tx, all.set(id, { ...current, ...changes, ...own }), others);
      writeAreasSummary(tx, all);
      record(tx, caller, 'edited', target(id, body, current));
      return { modifiedCount: 1 };
    }),

  /** One transaction whatever the number of records in it: they keep its id, which belongs to the other area then. */
  delete: ({ params: { id }, query: { moveTo }, caller }) =>
    transact(async (tx) => {
      const document = areaDocument(id);
      const all = await readAreas(tx);
      const area = requireFound(all, id, areaTexts.notFound);
      const into = moveTo ? all.get(moveTo) : undefined;
      if (moveTo) writeLeads(tx, all, { [moveTo]: absorb(all, id, moveTo) });
      else await requireUnused(tx, { _id: id, ...area }, uses);
      tx.delete(document);
      all.delete(id);
      writeAreasSummary(tx, all);
      keepRemoved(tx, restorableArea, id, area);
      record(tx, caller, 'deleted', target(id, into ?? area, area));
      return { deletedCount: 1 };
    }),
});

/** An old link to an area that went into another one. */
async function readAbsorbing(id: string) {
  const into = (await listedAreas.read()).find(({ absorbed }) => absorbed?.includes(id));
  const area = into && (await readTogether(areaDocument(into._id)));
  if (!area) throw new AppError('not-found', areaTexts.notFound);
  return toArea(into._id, area);
}

/** The log names an area that has another name now, or goes into another one, by both. */
function target(id: string, { departmentName }: Named, before?: Named): Target {
  const isSame = !before || before.departmentName === departmentName;
  return { kind: 'area', id, name: isSame ? departmentName : `${before.departmentName} → ${departmentName}` };
}
