/**
 * `public/made`: every record of what a lab makes in brief, in one document, so that the pages of people and
 * areas list their records with one read. `public/home` only counts them, because every page reads that.
 */
import { fieldsOfType, type Values } from '@lab/contract/core/content/field';
import { spanOf } from '@lab/contract/core/content/in-order';
import type { Declaration } from '@lab/contract/core/content/kind';
import { plainMath } from '@lab/contract/core/math/plain';
import { outputKinds } from '@lab/contract/kinds/kinds';
import { truncate } from '@lab/contract/lib/truncate';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { type AnyStore, readAll } from '../../core/content/content-store.ts';
import { writeSearchRowsOf } from '../../core/content/search-rows.ts';
import type { Summary } from '../../core/content/summary-store.ts';
import { collection } from '../../core/data/firestore.ts';
import { readTogether } from '../../core/data/read-together.ts';
import { fillPart } from '../../core/data/shape.ts';
import type { Dated } from '../../core/data/time.ts';
import { fittingRows } from '../../core/summaries/fitting-rows.ts';
import { homePart, writeHome } from '../../core/summaries/home-store.ts';

const shape = {
  _id: '',
  title: '',
  start: '',
  end: '',
  people: [''],
  /** Those of a second field of people, such as supervisors. */
  others: [''],
  areas: [''],
  /** The value of the field by which lists are divided; empty in rows of earlier versions. */
  group: '',
};
export type OutputRow = typeof shape;

/** A document may have 1 MiB, which all kinds share. */
const bytesOfAKind = Math.floor(1_000_000 / Object.keys(outputKinds).length);

const document = () => collection<Partial<Record<string, unknown>>>('public', {}).doc('made');

export async function readOutputs(): Promise<Partial<Record<string, OutputRow[]>>> {
  const stored = (await readTogether(document())) ?? {};
  return Object.fromEntries(Object.entries(stored).map(([key, rows]) => [key, fillPart([shape], rows)]));
}

function rowOf(store: AnyStore, id: string, stored: Values): OutputRow {
  const { fields, output, nameField }: Declaration = store.declared;
  // What has one date begins and ends with it.
  const date = output?.date ?? '';
  const { start, end } = spanOf(store.declared) ?? { start: date, end: date };
  const [people = [], ...others] = fieldsOfType(fields, 'people').map((name) => stored[name] as string[]);
  const areas = fieldsOfType(fields, 'area').flatMap((name) => stored[name] as string[]);
  return {
    _id: id,
    title: truncate(plainMath(String(stored[nameField])), 200),
    start: String(stored[start] ?? ''),
    end: String(stored[end] ?? ''),
    people,
    others: others.flat(),
    areas,
    group: String(stored[output?.groups ?? ''] ?? ''),
  };
}

/** With which import a record came; no form has it, so an edit keeps it. */
export const importField = 'importId';

export const importedWith = (store: AnyStore, id: string): Query =>
  store.collection().where(importField, '==', id);

const orderOf = (stored: Values) => String(stored.order);

/** Written in the transaction that changes a record, from all records of its kind. */
export function outputSummary<Stored extends Dated = Dated>(store: AnyStore): Summary<Stored> {
  const { collection: key }: Declaration = store.declared;
  return {
    isWhole: true,
    hasRecords: false,
    part: homePart<unknown[]>(key, []),
    source: (tx: Transaction) => readAll(tx, store.collection()),
    write(tx, all: Map<string, Dated>) {
      const found = [...all] as [string, Dated & Values][];
      const ordered = found.sort(([, a], [, b]) => orderOf(b).localeCompare(orderOf(a)));
      // A lab with thousands of records still has room: the oldest are left out.
      const rows = fittingRows(
        ordered.map(([id, stored]) => rowOf(store, id, stored)),
        bytesOfAKind,
      );
      tx.set(document(), { [key]: rows }, { mergeFields: [key] });
      writeHome(tx, { [key]: found.length });
      writeSearchRowsOf(tx, store, ordered);
    },
  };
}
