/** Counts the documents that Firestore would bill for a call, and the time that the call waited for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@lab/contract';
import { Firestore, Query, QuerySnapshot, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { firestore } from '../src/core/data/firestore.ts';

interface Spent {
  reads: number;
  /** Includes deletions. */
  writes: number;
  waitedMs: number;
}

const current = new AsyncLocalStorage<Spent>();

type Methods = Record<string, (...given: unknown[]) => unknown>;

/** Starts counting the reads and writes of this process. */
export function startCounting(): void {
  // `get` of a document is a `getAll` of one.
  wrapReads(Query, 'get');
  // The package only exports the type of this class.
  wrapReads(firestore().collection('any').count().constructor, 'get');
  wrapReads(Firestore, 'getAll');
  wrapReads(Transaction, 'get');
  wrapReads(Transaction, 'getAll');
  // Every write is added to a batch, whether by a transaction, a bulk writer or on its own.
  for (const method of ['create', 'set', 'update', 'delete']) wrapWrites(method);
}

function methodOf(owner: { prototype: object }, method: string): [Methods, Methods[string]] {
  const prototype = owner.prototype as Methods;
  const original = prototype[method];
  if (!original) throw new Error(`Firestore has no ${method} any more`);
  return [prototype, original];
}

function wrapReads(owner: { prototype: object }, method: string): void {
  const [prototype, read] = methodOf(owner, method);
  prototype[method] = async function counted(...given) {
    const started = performance.now();
    const found = await read.apply(this, given);
    const spent = current.getStore();
    if (spent) {
      spent.reads += billed(found);
      spent.waitedMs += performance.now() - started;
    }
    return found;
  };
}

/**
 * Firestore bills one read for a query without results, for a document, and for a count of up to a thousand.
 */
function billed(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  return found instanceof QuerySnapshot ? Math.max(1, found.size) : 1;
}

function wrapWrites(method: string): void {
  const [prototype, write] = methodOf(WriteBatch, method);
  prototype[method] = function counted(...given) {
    const spent = current.getStore();
    if (spent) spent.writes++;
    return write.apply(this, given);
  };
}

export async function spentOn<Reply>(call: () => Promise<Reply>): Promise<Spent & { reply: Reply }> {
  const spent: Spent = { reads: 0, writes: 0, waitedMs: 0 };
  const reply = await current.run(spent, call);
  return { ...spent, reply };
}

/** The read limit for all callers may be exceeded; then measuring waits for the next minute. */
async function timed(call: () => Promise<unknown>) {
  for (;;) {
    const started = performance.now();
    try {
      const spent = await spentOn(call);
      return { ...spent, total: performance.now() - started };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too-many') throw error;
      await setTimeout(2_000);
    }
  }
}

export interface Measured {
  name: string;
  reads: number;
  bytes: number;
  medianMs: number;
  slowestMs: number;
  /** The median without the engine's time. */
  handlerMs: number;
}

export async function measure(name: string, times: number, call: () => Promise<unknown>): Promise<Measured> {
  const run = newRun(name, call);
  for (let count = 0; count < times + warmUps; count++) await run.once(count >= warmUps);
  return run.measured();
}

/** In turns, so that calls that are compared with each other meet the same machine. */
export async function compare(
  calls: readonly [name: string, call: () => Promise<unknown>][],
  times: number,
): Promise<Measured[]> {
  const runs = calls.map(([name, call]) => newRun(name, call));
  for (let count = 0; count < times + warmUps; count++)
    for (const run of runs) await run.once(count >= warmUps);
  return runs.map((run) => run.measured());
}

/** The first runs warm up the compiler and the connection. */
export const warmUps = 3;

function newRun(name: string, call: () => Promise<unknown>) {
  const totals: number[] = [];
  const own: number[] = [];
  let reads = 0;
  let bytes = 0;
  return {
    async once(counts: boolean): Promise<void> {
      const { total, ...spent } = await timed(call);
      bytes = Buffer.byteLength(JSON.stringify(spent.reply));
      reads = spent.reads;
      if (!counts) return;
      totals.push(total);
      own.push(Math.max(0, total - spent.waitedMs));
    },
    measured: (): Measured => ({
      name,
      reads,
      bytes,
      medianMs: percentile(totals, 50),
      slowestMs: percentile(totals, 99),
      handlerMs: percentile(own, 50),
    }),
  };
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

export function print(title: string, measured: Measured[]): void {
  console.log(`\n${title}`);
  console.log(`${'call'.padEnd(28)} reads   bytes  median ms  p99 ms  without engine`);
  for (const { name, reads, bytes, medianMs, slowestMs, handlerMs } of measured) {
    const numbers = [
      String(reads).padStart(5),
      String(bytes).padStart(7),
      medianMs.toFixed(1).padStart(10),
      slowestMs.toFixed(1).padStart(7),
      handlerMs.toFixed(2).padStart(15),
    ];
    console.log(`${name.padEnd(28)} ${numbers.join(' ')}`);
  }
}
