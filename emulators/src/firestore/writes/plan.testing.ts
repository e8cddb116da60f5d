/** Short forms of the requests of one commit. */
import { databaseName, rootName } from '../query/query.testing.ts';
import type { Database } from '../store/database.ts';
import type { proto } from '../wire/messages.d.ts';
import { planWrites } from './plan.ts';
import { parseWrites, type WireWrite } from './write.ts';

export const name = `${rootName}/c/d`;
export const int = (value: number | string): proto.IValue => ({ integerValue: value });
export const text = (value: string): proto.IValue => ({ stringValue: value });
export const array = (...values: proto.IValue[]): proto.IArrayValue => ({ values });

export function write(database: Database, ...writes: WireWrite[]) {
  const plan = planWrites(parseWrites(writes, databaseName), database, database.nextTime());
  database.apply(plan);
  return plan;
}

export const stored = (database: Database) => Object.fromEntries(database.get('c/d')?.fields ?? []);
export const set = (fields: Record<string, proto.IValue>, more: WireWrite = {}): WireWrite => ({
  update: { name, fields },
  ...more,
});
export const transform = (fieldPath: string, more: proto.DocumentTransform.IFieldTransform): WireWrite =>
  set({}, { updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath, ...more }] });
