/** `researchAreas`: few by nature, so lists read them whole. What every visitor sees of them is in `public/home`. */
import { limits } from '@lab/contract';
import type { Area, BriefArea } from '@lab/contract/areas/schemas';
import { areaTexts } from '@lab/contract/areas/texts';
import { truncate } from '@lab/contract/truncate';
import type { Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { pickShape, type Shape } from '../data/shape.ts';
import { type Dated, noTime } from '../data/time.ts';
import { homePart, writeHome } from '../summaries/home-store.ts';
import type { NamedArea } from './area-names.ts';

export interface StoredArea extends Dated {
  departmentName: string;
  details: string;
  image: string;
  subDepartments: { name: string; description: string }[];
  /** The oldest first. */
  formerNames?: string[];
  /** Ids of deleted areas: the records that hold them are in this one now. */
  absorbed?: string[];
}

export type Areas = Map<string, StoredArea>;
/** What leads to an area besides its name and id. */
export type Leads = Pick<StoredArea, 'formerNames' | 'absorbed'>;

const shape: Shape<StoredArea> = {
  departmentName: '',
  details: '',
  image: '',
  subDepartments: [{ name: '', description: '' }],
  createdAt: noTime,
};

export const areasCollection = () => collection<StoredArea>('researchAreas', shape);

const inOrder = () => areasCollection().orderBy('createdAt');

/** Enough to show them in brief, and to tell an area's name from its id. */
export const listedAreas = homePart<(BriefArea & NamedArea)[]>('areas', [
  { _id: '', departmentName: '', details: '' },
]);

export const areaDocument = (id: string) => documentOf(areasCollection(), id, areaTexts.notFound);

export function toArea(id: string, stored: StoredArea): Area {
  const { createdAt: _staysInside, ...area } = pickShape(shape, stored);
  return { _id: id, ...area };
}

/** In the order in which they came, as all lists of them are. */
export async function listAreas(): Promise<Area[]> {
  const { docs } = await inOrder().get();
  return docs.map((doc) => toArea(doc.id, doc.data()));
}

export async function readAreas(tx: Transaction): Promise<Areas> {
  const { docs } = await tx.get(inOrder());
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

/** Also into `all`, from which the summary is written afterwards. */
export function writeLeads(tx: Transaction, all: Areas, changes: Record<string, Leads>): void {
  for (const [id, leads] of Object.entries(changes)) {
    const area = all.get(id);
    if (!area) continue;
    tx.update(areaDocument(id), { ...leads });
    all.set(id, { ...area, ...leads });
  }
}

export function writeAreasSummary(tx: Transaction, all: Areas): void {
  const listed = [...all].map(([_id, { departmentName, details, formerNames, absorbed }]) => ({
    _id,
    departmentName,
    details: truncate(details, limits.paperPreview),
    ...(formerNames?.length && { formerNames }),
    ...(absorbed?.length && { absorbed }),
  }));
  writeHome(tx, listedAreas.of(listed));
}
