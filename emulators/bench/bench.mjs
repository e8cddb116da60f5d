/** Measures the built Firestore engine through firebase-admin's client and prints the results. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldPath, Firestore } from '@google-cloud/firestore';

const engineFile = join(import.meta.dirname, '../dist/firestore.js');
const limits = { ready: 300, write: 5000, query: 50, growth: 1.5, slowdown: 1.5, memory: 250 };

const started = performance.now();
const engine = spawn(process.execPath, [engineFile, '--port', '0', '--project_id', 'demo-bench']);
engine.stderr.pipe(process.stderr);
const port = await new Promise((resolve) => {
  engine.stdout.on('data', (chunk) => {
    const found = /running on .*:(\d+)/.exec(chunk)?.[1];
    if (found) resolve(found);
  });
});
report('ready', performance.now() - started, 'ms', limits.ready);

process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
const db = new Firestore({ projectId: 'demo-bench' });
const items = db.collection('items');
/** About 450 bytes, as the service counts them. */
const documentOf = (i, round) => ({
  n: i,
  group: i % 100,
  name: `Item ${String(i).padStart(6, '0')}`,
  done: i % 2 === 0,
  text: `Round ${round} `.padEnd(346, 'abc '),
});

async function write(collection, from, to, round = 0) {
  const batches = [];
  for (let first = from; first < to; first += 500) {
    const batch = db.batch();
    for (let i = first; i < Math.min(first + 500, to); i++)
      batch.set(collection.doc(`item-${i}`), documentOf(i, round));
    batches.push(batch.commit());
  }
  await Promise.all(batches);
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = async (work, runs = 9) => (await medians([work], runs))[0];

/** The median of several runs of each task, after a run that warms up. */
async function medians(works, runs) {
  const times = works.map(() => []);
  for (const work of works) await work();
  for (let run = 0; run < runs; run++) {
    for (const [i, work] of works.entries()) times[i].push(await timed(work));
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(runs / 2)]);
}

await db.doc('warm/up').set({});
report(
  '10,000 documents written in batches of 500',
  await timed(() => write(items, 0, 10_000)),
  'ms',
  limits.write,
);
const byEquality = (from) => from.where('group', '==', 7).orderBy('n', 'desc').limit(20);
const queries = {
  'where ==, orderBy, limit 20': byEquality,
  'orderBy, startAfter a value, limit 20': (from) => from.orderBy('n').startAfter(5000).limit(20),
  'orderBy documentId, startAfter, limit 100': (from) =>
    from.orderBy(FieldPath.documentId()).startAfter('item-5000').limit(100),
  'where in three values, orderBy, limit 20': (from) =>
    from.where('group', 'in', [7, 8, 9]).orderBy('n').limit(20),
};

for (const [name, query] of Object.entries(queries)) {
  const time = await median(() => query(items).get(), 99);
  report(`query over 10,000 documents (${name})`, time, 'ms', limits.query);
}
report(
  'count of 5,000 among 10,000 documents',
  await median(() => items.where('done', '==', true).count().get()),
  'ms',
  limits.query,
);
report('one document read', await median(() => db.doc('items/item-77').get(), 99), 'ms');
report('one document written', await median(() => db.doc('items/item-77').update({ n: 77 }), 99), 'ms');

await reportExport('10,000');

const counter = db.doc('counters/one');
await counter.set({ n: 0 });
const increment = () =>
  db.runTransaction(async (transaction) => {
    const { n } = (await transaction.get(counter)).data();
    transaction.update(counter, { n: n + 1 });
  });
const contended = await timed(() => Promise.all(Array.from({ length: 50 }, increment)));
report('50 concurrent increments of one document', contended, 'ms');
report('  and their sum', (await counter.get()).get('n'), '');

for (let from = 10_000; from < 100_000; from += 10_000) await write(items, from, from + 10_000);
let round = 0;
const rewrite = () => median(() => write(items, 0, 2000, ++round), 9);
// No query came while 90,000 documents were written, so the engine has dropped the indexes.
const unindexed = await rewrite();
for (const query of Object.values(queries)) await query(items).get();
const slowdown = (await rewrite()) / unindexed;
report('time of writes to 100,000 documents, with indexes to without', slowdown, '', limits.slowdown);
report('the next query after 2,000 writes', await timed(() => byEquality(items).get()), 'ms', limits.query);
report('resident memory with 100,000 documents and their indexes', residentMegabytes(), 'MiB', limits.memory);
await reportExport('100,000');

const few = db.collection('few');
await write(few, 0, 10_000);
for (const [name, query] of Object.entries(queries)) {
  // Alternates the two, so that other work on the machine slows down both.
  const times = await medians([() => query(few).get(), () => query(items).get()], 99);
  report(`time over 100,000 documents to 10,000 (${name})`, times[1] / times[0], '', limits.growth);
}

await db.terminate();
engine.kill();

/**
 * A running suite exports often, so this measures how long an export takes and how long a reader waits
 * meanwhile.
 */
async function reportExport(count) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
  let longest = 0;
  let exporting = true;
  const reader = (async () => {
    while (exporting) longest = Math.max(longest, await timed(() => db.doc('items/item-77').get()));
  })();
  const ms = await timed(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/demo-bench:export`, {
      method: 'POST',
      body: JSON.stringify({ export_directory: folder, export_name: 'firestore_export' }),
    });
    if (!response.ok) throw new Error(await response.text());
  });
  exporting = false;
  await reader;
  rmSync(folder, { recursive: true });
  report(`export of ${count} documents`, ms, 'ms');
  report('  and the longest wait of a reader meanwhile', longest, 'ms');
}

/** Only Linux has this in /proc; on other systems the bench leaves it out. */
function residentMegabytes() {
  const status = readFileSync(`/proc/${engine.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function report(what, value, unit, limit) {
  const verdict = limit === undefined ? '' : value < limit ? ` (below ${limit})` : ` (NOT below ${limit})`;
  console.log(`${what}: ${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}${verdict}`);
  if (limit !== undefined && value >= limit) process.exitCode = 1;
}
