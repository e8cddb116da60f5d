import { migrations, numberOf } from './migrations.ts';
import { finishedUpgrades, noteFinished } from './upgrade-store.ts';

/** Runs the migrations that have not run on this database, in order, and records each when it is complete. */
export async function upgrade(say: (line: string) => void, { dryRun = false } = {}): Promise<void> {
  const finished = await finishedUpgrades();
  const numbers = migrations.map(numberOf);
  const newer = finished.filter((number) => !numbers.includes(number));
  if (newer.length > 0) throw new Error(`a later version has upgraded these data (${newer.join(', ')})`);
  for (const migration of migrations) {
    const number = numberOf(migration);
    if (finished.includes(number)) continue;
    say(`${number} ${migration.name}${dryRun ? ', only tried' : ''}`);
    for (const line of await migration.run(dryRun)) say(`  ${line}`);
    if (!dryRun) await noteFinished(migration);
  }
}
