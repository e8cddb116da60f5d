/** `upgrades`: the numbers of the migrations that have run on this database. */
import { collection } from '../../core/data/firestore.ts';
import { noTime, now } from '../../core/data/time.ts';
import type { Migration } from './migration.ts';
import { numberOf } from './migrations.ts';

const shape = { name: '', finishedAt: noTime };

export type StoredUpgrade = typeof shape;

const upgrades = () => collection<StoredUpgrade>('upgrades', shape);

export async function finishedUpgrades(): Promise<string[]> {
  const { docs } = await upgrades().get();
  return docs.map(({ id }) => id);
}

export async function noteFinished(migration: Migration): Promise<void> {
  await upgrades().doc(numberOf(migration)).set({ name: migration.name, finishedAt: now() });
}
