// Three people enter data at the same time, and report each write before it starts and when it is confirmed.
// They have their own process, which is killed with the suite, because clients would otherwise repeat their
// calls to the next suite.
import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from './random.mjs';
import { openStores } from './stores.mjs';

/** @typedef {{ store: string, key: string, value: string | null }} Write */
/** @typedef {{ begun: Write } | { confirmed: Write, at: number } | { refused: string }} Report */

const keys = 40;
const random = randomOf(Number(process.argv[2]));
/**
 * What is stored before the first write, by store and key.
 * @type {Record<string, Record<string, string | null>>}
 */
const values = JSON.parse(process.argv[3] ?? '{}');
let counter = 0;

/**
 * Resolves when the report has been sent, so that every write is reported before it starts.
 * @param {Report} report
 */
const tell = (report) => new Promise((resolve) => process.send?.(report, resolve));

/** @param {import('./stores.mjs').Store} store */
async function enterData({ name, write }) {
  const latest = values[name] ?? {};
  for (;;) {
    const key = `key-${Math.floor(random.between(0, keys))}`;
    const before = latest[key] ?? null;
    const value = before !== null && random.between(0, 1) < 0.2 ? null : `value-${process.pid}-${counter++}`;
    await tell({ begun: { store: name, key, value } });
    await write(key, value, before);
    latest[key] = value;
    await tell({ confirmed: { store: name, key, value }, at: Date.now() });
    await wait(random.between(0, 100));
  }
}

await Promise.all(
  openStores().stores.map((store) =>
    enterData(store).catch((error) => tell({ refused: `${store.name}: ${error}` })),
  ),
);
