import { AppError, type api } from '@lab/contract';
import { areaTexts } from '@lab/contract/areas/texts';
import { demandExisting, transact } from '../data/firestore.ts';
import { readTogether } from '../data/read-together.ts';
import { now } from '../data/time.ts';
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

  create: ({ body }) =>
    transact(async (tx) => {
      const document = areasCollection().doc();
      tx.create(document, { ...body, subDepartments: body.subDepartments ?? [], createdAt: now() });
      return { insertedId: document.id };
    }),

  edit: ({ params, body }) =>
    transact(async (tx) => {
      const document = areaDocument(params.id);
      await demandExisting(tx, document, areaTexts.notFound);
      tx.update(document, { ...body, subDepartments: body.subDepartments ?? [] });
      return { modifiedCount: 1 };
    }),

  delete: ({ params }) =>
    transact(async (tx) => {
      const document = areaDocument(params.id);
      await demandExisting(tx, document, areaTexts.notFound);
      tx.delete(document);
      return { deletedCount: 1 };
    }),
};
