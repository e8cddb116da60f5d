/** Counts the documents that Firestore would bill for a call, and the time that the call spent waiting for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';

interface Spent {
  reads: number;
  waitedMs: number;
}

const current = new AsyncLocalStorage<Spent>();

type Reader = (...given: unknown[]) => Promise<unknown>;

/** Every read goes through one of two methods: `get` of a document is a `getAll` of one. */
export function countReadsOf(database: Firestore): void {
  const query = Object.getPrototypeOf(database.collection('any').limit(1));
  // A query that finds nothing bills one read.
  wrap(query, 'get', (found) => Math.max(1, (found as QuerySnapshot).size));
  wrap(Object.getPrototypeOf(database), 'getAll', (found) => (found as unknown[]).length);
}

function wrap(prototype: Record<string, Reader>, method: string, billed: (found: unknown) => number): void {
  const read = prototype[method];
  if (!read) throw new Error(`Firestore has no ${method} any more`);
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

export interface Measured {
  name: string;
  reads: number;
  bytes: number;
  medianMs: number;
  slowestMs: number;
  /** Median without the time in which the engine worked. */
  handlerMs: number;
}

export async function measure(name: string, times: number, call: () => Promise<unknown>): Promise<Measured> {
  const totals: number[] = [];
  const own: number[] = [];
  let reads = 0;
  let bytes = 0;
  for (let run = 0; run < times + 3; run++) {
    const spent: Spent = { reads: 0, waitedMs: 0 };
    const started = performance.now();
    const reply = await current.run(spent, call);
    bytes = Buffer.byteLength(JSON.stringify(reply));
    const total = performance.now() - started;
    reads = spent.reads;
    // The first runs warm up the compiler and the connection.
    if (run < 3) continue;
    totals.push(total);
    own.push(Math.max(0, total - spent.waitedMs));
  }
  return {
    name,
    reads,
    bytes,
    medianMs: percentile(totals, 50),
    slowestMs: percentile(totals, 99),
    handlerMs: percentile(own, 50),
  };
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
