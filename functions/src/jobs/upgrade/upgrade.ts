import { collection } from '../../core/data/firestore.ts';
import { noTime, now } from '../../core/data/time.ts';
import { migrations, numberOf } from './migrations.ts';

const shape = { name: '', finishedAt: noTime };

export type StoredUpgrade = typeof shape;

/** `upgrades`: the numbers of the migrations that have run on this database. */
const upgrades = () => collection<StoredUpgrade>('upgrades', shape);

export async function finishedUpgrades(): Promise<string[]> {
  const { docs } = await upgrades().get();
  return docs.map(({ id }) => id);
}

/** Runs the migrations that have not run on this database, in order, and records each when it is complete. */
export async function upgrade(say: (line: string) => void, { dryRun = false } = {}): Promise<void> {
  const finished = await finishedUpgrades();
  const numbers = migrations.map(numberOf);
  const newer = finished.filter((number) => !numbers.includes(number));
  if (newer.length > 0) throw new Error(`a later version has upgraded these data (${newer.join(', ')})`);
  for (const migration of migrations) {
    const { name } = migration;
    const number = numberOf(migration);
    if (finished.includes(number)) continue;
    say(`${number} ${name}${dryRun ? ', only tried' : ''}`);
    for (const line of await migration.run(dryRun)) say(`  ${line}`);
    if (!dryRun) await upgrades().doc(number).set({ name, finishedAt: now() });
  }
}
