import { AppError, type api } from '@lab/contract';
import { areaTexts } from '@lab/contract/areas/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { demandOneOf, transact } from '../data/firestore.ts';
import { readTogether } from '../data/read-together.ts';
import { now } from '../data/time.ts';
import { demandUnchanged, isWritten } from '../data/unchanged.ts';
import { keepRemoved } from '../desk/removed-store.ts';
import type { HandlersOf } from '../http/handler.ts';
import { readHome } from '../summaries/home-store.ts';
import {
  areaDocument,
  areasCollection,
  readAreas,
  type StoredArea,
  toArea,
  writeAreasSummary,
} from './area-store.ts';

export const areas: HandlersOf<typeof api.areas> = {
  async list() {
    const { docs } = await areasCollection().orderBy('createdAt').get();
    return docs.map((doc) => toArea(doc.id, doc.data()));
  },

  async brief() {
    return (await readHome()).areas;
  },

  async get({ params }) {
    const area = await readTogether(areaDocument(params.id));
    if (!area) throw new AppError('not-found', areaTexts.notFound);
    return toArea(params.id, area);
  },

  create: ({ body, caller }) =>
    createOnce(areasCollection(), caller, async (tx, document) => {
      const all = await readAreas(tx);
      const area: StoredArea = { ...body, subDepartments: body.subDepartments ?? [], createdAt: now() };
      tx.create(document, area);
      writeAreasSummary(tx, all.set(document.id, area));
      record(tx, caller, 'created', target(document.id, body));
    }),

  edit: ({ params: { id }, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const document = areaDocument(id);
      const all = await readAreas(tx);
      const current = demandOneOf(all, id, areaTexts.notFound);
      const changes = { ...body, subDepartments: body.subDepartments ?? [] };
      if (isWritten(current, changes)) return { modifiedCount: 1 };
      demandUnchanged(current, before);
      tx.update(document, { ...changes, updatedAt: now() });
      writeAreasSummary(tx, all.set(id, { ...current, ...changes }));
      record(tx, caller, 'edited', target(id, body));
      return { modifiedCount: 1 };
    }),

  delete: ({ params: { id }, caller }) =>
    transact(async (tx) => {
      const document = areaDocument(id);
      const all = await readAreas(tx);
      const area = demandOneOf(all, id, areaTexts.notFound);
      tx.delete(document);
      all.delete(id);
      writeAreasSummary(tx, all);
      keepRemoved(tx, 'area', id, area);
      record(tx, caller, 'deleted', target(id, area));
      return { deletedCount: 1 };
    }),
};

function target(id: string, { departmentName }: { departmentName: string }): Target {
  return { kind: 'area', id, name: departmentName };
}
