import type { Restorable } from '../removed/removed-store.ts';
import { release, requireFreeName, stillLeading } from './area-changes.ts';
import { areaDocument, readAreas, type StoredArea, writeAreasSummary, writeLeads } from './area-store.ts';

export const restorableArea: Restorable<StoredArea> = {
  kind: 'area',

  async putBack(tx, id, record) {
    const areas = await readAreas(tx);
    requireFreeName(areas, id, record.departmentName);
    writeLeads(tx, areas, release(areas, id, record));
    const area = stillLeading(areas, record);
    tx.create(areaDocument(id), area);
    const all = [...areas, [id, area] as const];
    all.sort(([, a], [, b]) => a.createdAt.toMillis() - b.createdAt.toMillis());
    writeAreasSummary(tx, new Map(all));
    return { name: record.departmentName };
  },
};
