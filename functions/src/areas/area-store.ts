/** `researchAreas`: few by nature, so lists read them whole. What every visitor sees of them is in `public/home`. */
import { limits } from '@lab/contract';
import type { Area } from '@lab/contract/areas/schemas';
import { areaTexts } from '@lab/contract/areas/texts';
import { cut } from '@lab/contract/cut';
import type { Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import type { Dated } from '../data/time.ts';
import { writeHome } from '../summaries/home-store.ts';

export interface StoredArea extends Dated {
  departmentName: string;
  details: string;
  image: string;
  subDepartments: { name: string; description: string }[];
}

export const areasCollection = () => collection<StoredArea>('researchAreas');

export const areaDocument = (id: string) => documentOf(areasCollection(), id, areaTexts.notFound);

export function toArea(id: string, stored: StoredArea): Area {
  const { departmentName, details, image, subDepartments } = stored;
  return { _id: id, departmentName, details, image, subDepartments };
}

/** In the order in which they came. */
export async function readAreas(tx: Transaction): Promise<Map<string, StoredArea>> {
  const { docs } = await tx.get(areasCollection().orderBy('createdAt'));
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

export function writeAreasSummary(tx: Transaction, all: Map<string, StoredArea>): void {
  writeHome(tx, {
    areas: [...all].map(([_id, { departmentName, details }]) => ({
      _id,
      departmentName,
      details: cut(details, limits.paperPreview),
    })),
  });
}
