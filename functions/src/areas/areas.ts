import { AppError, type api } from '@lab/contract';
import { areaTexts } from '@lab/contract/areas/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { demandExisting, transact } from '../data/firestore.ts';
import { readTogether } from '../data/read-together.ts';
import { now } from '../data/time.ts';
import { demandUnchanged } from '../data/unchanged.ts';
import { keepRemoved } from '../desk/removed-store.ts';
import type { HandlersOf } from '../http/handler.ts';
import { areaDocument, areasCollection, toArea } from './area-store.ts';

export const areas: HandlersOf<typeof api.areas> = {
  async list() {
    const { docs } = await areasCollection().orderBy('createdAt').get();
    return docs.map((doc) => toArea(doc.id, doc.data()));
  },

  async get({ params }) {
    const area = await readTogether(areaDocument(params.id));
    if (!area) throw new AppError('not-found', areaTexts.notFound);
    return toArea(params.id, area);
  },

  create: ({ body, caller }) =>
    createOnce(areasCollection(), caller, async (tx, document) => {
      tx.create(document, { ...body, subDepartments: body.subDepartments ?? [], createdAt: now() });
      record(tx, caller, 'created', target(document.id, body));
    }),

  edit: ({ params, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const document = areaDocument(params.id);
      demandUnchanged(await demandExisting(tx, document, areaTexts.notFound), before);
      tx.update(document, { ...body, subDepartments: body.subDepartments ?? [] });
      record(tx, caller, 'edited', target(params.id, body));
      return { modifiedCount: 1 };
    }),

  delete: ({ params, caller }) =>
    transact(async (tx) => {
      const document = areaDocument(params.id);
      const area = await demandExisting(tx, document, areaTexts.notFound);
      tx.delete(document);
      keepRemoved(tx, 'area', params.id, area);
      record(tx, caller, 'deleted', target(params.id, area));
      return { deletedCount: 1 };
    }),
};

function target(id: string, { departmentName }: { departmentName: string }): Target {
  return { kind: 'area', id, name: departmentName };
}
