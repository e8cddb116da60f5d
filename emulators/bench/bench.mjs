/** Measures the built Firestore engine through firebase-admin's client and prints what it finds. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';

const engineFile = join(import.meta.dirname, '../dist/firestore.js');
const limits = { ready: 300, write: 5000, query: 50, memory: 200 };

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
const documentOf = (i) => ({ n: i, group: i % 100, name: `Item ${i}`, done: i % 2 === 0 });

async function write(from, to) {
  const batches = [];
  for (let first = from; first < to; first += 500) {
    const batch = db.batch();
    for (let i = first; i < Math.min(first + 500, to); i++) batch.set(items.doc(`item-${i}`), documentOf(i));
    batches.push(batch.commit());
  }
  await Promise.all(batches);
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The middle one of several runs, after one that warms up. */
async function median(work, runs = 9) {
  await work();
  const times = [];
  for (let i = 0; i < runs; i++) times.push(await timed(work));
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

await db.doc('warm/up').set({});
report('10,000 documents written in batches of 500', await timed(() => write(0, 10_000)), 'ms', limits.write);
report(
  'query over 10,000 documents (where ==, orderBy, limit 20)',
  await median(() => items.where('group', '==', 7).orderBy('n', 'desc').limit(20).get()),
  'ms',
  limits.query,
);
report(
  'count over 10,000 documents',
  await median(() => items.where('done', '==', true).count().get()),
  'ms',
  limits.query,
);
report('one document read', await median(() => db.doc('items/item-77').get(), 99), 'ms');
report('one document written', await median(() => db.doc('items/item-77').update({ n: 77 }), 99), 'ms');

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

for (let from = 10_000; from < 100_000; from += 10_000) await write(from, from + 10_000);
report('resident memory with 100,000 documents', residentMegabytes(), 'MiB', limits.memory);

await db.terminate();
engine.kill();

/** Linux tells it in /proc; elsewhere the bench leaves it out. */
function residentMegabytes() {
  const status = readFileSync(`/proc/${engine.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function report(what, value, unit, limit) {
  const verdict = limit === undefined ? '' : value < limit ? ` (below ${limit})` : ` (NOT below ${limit})`;
  console.log(`${what}: ${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}${verdict}`);
  if (limit !== undefined && value >= limit) process.exitCode = 1;
}
