/** A small database with given documents, and a short notation of queries, for tests. */
import { Database } from '../store/database.ts';
import { documentName } from '../values/names.ts';
import type { Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { planWrites } from '../writes/plan.ts';
import { parseQuery } from './parse.ts';
import { runQuery } from './run.ts';

export const databaseName = 'projects/demo-test/databases/(default)';
export const rootName = `${databaseName}/documents`;

export function databaseWith(documents: Record<string, Record<string, Value>>, indexFrom?: number): Database {
  const database = new Database(databaseName, indexFrom);
  const writes = Object.entries(documents).map(([path, fields]) => ({
    op: 'set' as const,
    name: documentName(databaseName, path),
    path,
    fields: new Map(Object.entries(fields)),
    transforms: [],
  }));
  database.apply(planWrites(writes, database, database.nextTime()));
  return database;
}

export function find(database: Database, query: proto.IStructuredQuery, parent = rootName): string[] {
  return runQuery(parseQuery(parent, query), database).documents.map(({ path }) => path);
}

export const where = (
  fieldPath: string,
  op: proto.StructuredQuery.FieldFilter.Operator,
  value: proto.IValue,
): proto.StructuredQuery.IFilter => ({ fieldFilter: { field: { fieldPath }, op, value } });

export const all = (
  op: 'AND' | 'OR',
  ...filters: proto.StructuredQuery.IFilter[]
): proto.StructuredQuery.IFilter => ({ compositeFilter: { op, filters } });

export const by = (fieldPath: string, direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING') => ({
  field: { fieldPath },
  direction,
});
