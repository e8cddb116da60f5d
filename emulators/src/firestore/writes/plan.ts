/** Computes what a list of writes changes, before anything is stored. */
import { Code, invalid, StatusError } from '../status.ts';
import type { Change, Document } from '../store/document.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { compareTimestamps, valuesEqual } from '../values/compare.ts';
import { getField, withField } from '../values/field-path.ts';
import { checkStorable } from '../values/storable.ts';
import { emptyMap, type MapValue, type Timestamp, type Value } from '../values/value.ts';
import { applyTransform } from './transforms.ts';
import type { Precondition, Write } from './write.ts';

export interface WriteResult {
  /** Missing after a delete. */
  readonly updateTime?: Timestamp;
  readonly transformResults: readonly Value[];
}

/** The service limits the size of a commit, no longer the number of writes. */
const maxPlanBytes = 10 * 1024 * 1024;

/** One write with the document before and after it. */
export interface Step extends Change {
  readonly write: Write;
}

export interface Plan {
  readonly time: Timestamp;
  readonly steps: readonly Step[];
  readonly results: readonly WriteResult[];
  /** One change for each document, from before the first write to after the last. */
  readonly changes: readonly Change[];
  /** The documents after the writes. */
  readonly after: ReadonlyMap<string, Document | undefined>;
}

/** Throws when a precondition fails, so that either all writes are applied or none. */
export function planWrites(
  writes: readonly Write[],
  snapshot: Snapshot,
  time: Timestamp,
  check = checkPrecondition,
): Plan {
  const after = new Map<string, Document | undefined>();
  const steps: Step[] = [];
  const results: WriteResult[] = [];
  let bytes = 0;
  for (const write of writes) {
    const before = after.has(write.path) ? after.get(write.path) : snapshot.get(write.path);
    check(write, before);
    const { document, result } = applyWrite(write, before, time);
    bytes += document?.size ?? 0;
    if (bytes > maxPlanBytes) throw invalid('Transaction too big. Decrease transaction size.');
    after.set(write.path, document);
    steps.push({ write, path: write.path, before, after: document });
    results.push(result);
  }
  const changes = [...after].map(([path, document]) => ({
    path,
    before: snapshot.get(path),
    after: document,
  }));
  return { time, steps, results, changes, after };
}

function checkPrecondition({ name, op, precondition }: Write, before: Document | undefined): void {
  if (!precondition) return;
  if ('exists' in precondition) checkExistence(name, op, precondition.exists, before);
  else checkVersion(name, precondition, before);
}

function checkExistence(name: string, op: Write['op'], exists: boolean, before: Document | undefined): void {
  if (exists && !before) {
    throw new StatusError(Code.NOT_FOUND, `No document to ${op === 'delete' ? 'delete' : 'update'}: ${name}`);
  }
  if (!exists && before) throw new StatusError(Code.ALREADY_EXISTS, `Document already exists: ${name}`);
}

function checkVersion(
  name: string,
  { updateTime }: Extract<Precondition, { updateTime: Timestamp }>,
  before: Document | undefined,
): void {
  if (before && compareTimestamps(before.updateTime, updateTime) === 0) return;
  const stored = before ? `was last updated at ${before.updateTime}` : 'does not exist';
  throw new StatusError(
    Code.FAILED_PRECONDITION,
    `The document ${name} ${stored}, which does not match the required update time ${updateTime}.`,
  );
}

function applyWrite(
  write: Write,
  before: Document | undefined,
  time: Timestamp,
): { document: Document | undefined; result: WriteResult } {
  if (write.op === 'delete') return { document: undefined, result: { transformResults: [] } };
  if (write.op === 'verify') {
    return {
      document: before,
      result: { ...(before ? { updateTime: before.updateTime } : {}), transformResults: [] },
    };
  }
  let fields = write.mask ? (before?.fields ?? emptyMap) : write.fields;
  for (const path of write.mask ?? []) fields = withField(fields, path, getField(write.fields, path));
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = applyTransform(transform, getField(fields, transform.field), time);
    fields = withField(fields, transform.field, value);
    transformResults.push(result);
  }
  const document = store(write, fields, before, time);
  return { document, result: { updateTime: document.updateTime, transformResults } };
}

/** A write that changes nothing keeps the document and its update time. */
function store(write: Write, fields: MapValue, before: Document | undefined, time: Timestamp): Document {
  const size = checkStorable(write.name, fields);
  if (before && unchanged(before.fields, fields)) return before;
  return { path: write.path, fields, size, createTime: before?.createTime ?? time, updateTime: time };
}

/** Compares value and type, because replacing a double by an equal integer is a change. */
export function unchanged(before: Value, after: Value): boolean {
  if (before instanceof Map && after instanceof Map) {
    if (before.size !== after.size) return false;
    for (const [name, value] of before) {
      const other = after.get(name);
      if (other === undefined || !unchanged(value, other)) return false;
    }
    return true;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((value, i) => unchanged(value, after[i]));
  }
  if (typeof before !== typeof after) return false;
  return typeof before === 'number' ? Object.is(before, after) : valuesEqual(before, after);
}
