/** `upgrades`: the numbers of the migrations that have run on this database. */
import { collection } from '../data/firestore.ts';
import { noTime, now, type Time } from '../data/time.ts';
import type { Migration } from './migration.ts';
import { numberOf } from './migrations.ts';

export interface StoredUpgrade {
  name: string;
  finishedAt: Time;
}

const upgrades = () => collection<StoredUpgrade>('upgrades', { name: '', finishedAt: noTime });

export async function finishedUpgrades(): Promise<string[]> {
  const { docs } = await upgrades().get();
  return docs.map(({ id }) => id);
}

export async function noteFinished(migration: Migration): Promise<void> {
  await upgrades().doc(numberOf(migration)).set({ name: migration.name, finishedAt: now() });
}
