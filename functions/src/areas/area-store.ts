/** `researchAreas`: few by nature, so lists read them whole. */
import type { Area } from '@lab/contract/areas/schemas';
import { areaTexts } from '@lab/contract/areas/texts';
import type { Timestamp } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';

export interface StoredArea {
  departmentName: string;
  details: string;
  image: string;
  subDepartments: { name: string; description: string }[];
  createdAt: Timestamp;
}

export const areasCollection = () => collection<StoredArea>('researchAreas');

export const areaDocument = (id: string) => documentOf(areasCollection(), id, areaTexts.notFound);

export function toArea(id: string, { createdAt: _orderOnly, ...rest }: StoredArea): Area {
  return { _id: id, ...rest };
}
