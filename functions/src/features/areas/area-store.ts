/**
 * `researchAreas`: few by nature, so lists read them whole. What every visitor sees of them is in
 * `public/home`.
 */

import { shownLimits } from '@lab/contract/api/shown-limits';
import { truncateMath } from '@lab/contract/core/math/parts';
import { areaKind } from '@lab/contract/features/areas/kind';
import type { BriefArea } from '@lab/contract/features/areas/schemas';
import { kinds } from '@lab/contract/kinds/kinds';
import type { Transaction } from 'firebase-admin/firestore';
import { contentStore, type StoredOf } from '../../core/content/content-store.ts';
import { wholeSummary } from '../../core/content/summary-store.ts';
import { cardFormulas, formulasShape } from '../../core/math/stored.ts';
import type { NamedArea } from './area-names.ts';

/** By which an area is found, in addition to its name and id. */
export interface Leads {
  /** The oldest first. */
  formerNames?: string[];
  /** Ids of deleted areas: the records that hold them are in this one now. */
  absorbed?: string[];
}

export type StoredArea = StoredOf<typeof areaKind> & Leads;
export type Areas = Map<string, StoredArea>;

export const areaStore = contentStore<typeof kinds.areas, Leads>(kinds.areas, areaKind);

/** Enough to show them in brief, and to tell an area's name from its id. */
export const areasSummary = wholeSummary<BriefArea & NamedArea, StoredArea>(areaStore, {
  row: {
    of: (_id, { departmentName, details: whole, image, drawn, parent, formerNames, absorbed }) => {
      const details = truncateMath(whole, shownLimits.paperPreview);
      return {
        _id,
        departmentName,
        details,
        image,
        drawn: cardFormulas(drawn, departmentName, details),
        ...(formerNames?.length && { formerNames }),
        ...(absorbed?.length && { absorbed }),
        ...(parent[0] && { parent: parent[0] }),
      };
    },
    shape: { _id: '', departmentName: '', details: '', image: '', drawn: formulasShape },
  },
});

export const listedAreas = areasSummary.part;

/** Also changes `all`, from which the summary is written afterwards. */
export function writeLeads(tx: Transaction, all: Areas, changes: Record<string, Leads>): void {
  for (const [id, leads] of Object.entries(changes)) {
    const area = all.get(id);
    if (!area) continue;
    tx.update(areaStore.document(id), { ...leads });
    all.set(id, { ...area, ...leads });
  }
}
