import { type CollectionReference, FieldValue, type PartialWithFieldValue } from 'firebase-admin/firestore';
import { rewriteEach } from '../../core/data/rewrite.ts';
import {
  applicationsCollection,
  type StoredApplication,
} from '../../features/applications/application-store.ts';
import { areaIdOf, type InArea, type NamedArea } from '../../features/areas/area-names.ts';
import { areaStore } from '../../features/areas/area-store.ts';
import { papersCollection } from '../../features/papers/paper-store.ts';
import { requestsCollection } from '../../features/papers/request-store.ts';

/** For the migration `areas-by-id`. */
export async function moveAreaNames(dryRun: boolean): Promise<string[]> {
  const found = await areaStore.readAll();
  const areas = found.map(([_id, stored]) => ({ _id, ...stored }));
  const lines = [
    await moveNames(requestsCollection(), 'category', areas, dryRun),
    await moveNames(papersCollection(), 'category', areas, dryRun),
    await moveNames<StoredApplication>(applicationsCollection(), 'researchArea', areas, dryRun),
  ];
  return lines.flat();
}

type OldName = 'category' | 'researchArea';

async function moveNames<Stored extends InArea & { [Name in OldName]?: string }>(
  records: CollectionReference<Stored>,
  oldName: OldName,
  areas: readonly NamedArea[],
  dryRun: boolean,
): Promise<string[]> {
  const unknown = new Set<string>();
  const changed = await rewriteEach(records, {
    dryRun,
    changes: (stored) => {
      const name = stored[oldName];
      if (stored.areaId !== undefined || name === undefined) return undefined;
      const areaId = areaIdOf(areas, {}, name);
      if (areaId) return { areaId, [oldName]: FieldValue.delete() } as PartialWithFieldValue<Stored>;
      unknown.add(name);
      return undefined;
    },
  });
  const names = [...unknown].map((name) => `"${name}"`).join(', ');
  return [
    `${records.id}: ${changed} changed`,
    ...(names
      ? [`${records.id}: no research area is called ${names}; those that say so go on saying it`]
      : []),
  ];
}
