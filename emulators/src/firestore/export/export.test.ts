import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName, databaseWith } from '../query/query.testing.ts';
import { Database } from '../store/database.ts';
import { anyFields } from '../values/value.testing.ts';
import { type MapValue, Reference, type Value } from '../values/value.ts';
import { encodeEntity } from './entity.ts';
import { exportDatabase } from './export.ts';
import { importDatabase } from './import.ts';
import { decodeEntity } from './read-entity.ts';
import { RecordLogWriter, readRecords } from './record-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-export-'));
});
afterEach(() => rm(folder, { recursive: true }));

const metadata = () => join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
const contents = (database: Database): Map<string, MapValue> =>
  new Map([...database.scan({ parent: '', allDescendants: true })].map(({ path, fields }) => [path, fields]));

async function reimport(): Promise<Map<string, MapValue>> {
  const database = new Database(databaseName);
  await importDatabase(database, metadata());
  return contents(database);
}

describe('an export', () => {
  it('comes back with every document as it was', async () => {
    const database = databaseWith({
      'users/ada': { name: 'Ada', list: [1n, 'x', null], empty: [], nothing: null },
      'users/ada/papers/__id7__': { at: new Map<string, Value>([['inner', [new Map([['deep', true]])]]]) },
      'users/none/papers/p': { by: new Reference(`${databaseName}/documents/users/__id-5__`) },
      'blank/b': {},
    });
    await exportDatabase(database, folder, 'firestore_export');
    expect(await reimport()).toEqual(contents(database));
  });

  it('has the layout of the official one', async () => {
    await exportDatabase(databaseWith({ 'a/b': {} }), folder, 'firestore_export');
    const files = await readdir(join(folder, 'firestore_export'), { recursive: true });
    expect(files.sort()).toEqual([
      'all_namespaces',
      'all_namespaces/all_kinds',
      'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata',
      'all_namespaces/all_kinds/output-0',
      'firestore_export.overall_export_metadata',
    ]);
  });

  it('replaces an earlier one', async () => {
    await exportDatabase(databaseWith({ 'a/old': {} }), folder, 'firestore_export');
    await exportDatabase(databaseWith({ 'a/new': {} }), folder, 'firestore_export');
    await exportDatabase(databaseWith({ 'a/newest': {} }), folder, 'firestore_export');
    expect([...(await reimport()).keys()]).toEqual(['a/newest']);
    const files = await readdir(join(folder, 'firestore_export/all_namespaces/all_kinds'));
    expect(files).toHaveLength(2);
  });

  it('that is interrupted leaves the earlier one', async () => {
    await exportDatabase(databaseWith({ 'a/old': { text: 'x'.repeat(1000) } }), folder, 'firestore_export');
    // The files that an interrupted export leaves, which no metadata names.
    const kinds = join(folder, 'firestore_export/all_namespaces/all_kinds');
    await writeFile(join(kinds, 'output-12345678'), 'cut off');
    await writeFile(join(kinds, 'all_namespaces_all_kinds-12345678.export_metadata'), '');
    await writeFile(join(kinds, 'overall-12345678.draft'), '');
    expect([...(await reimport()).keys()]).toEqual(['a/old']);
  });

  it('that fails half way leaves the earlier one', async () => {
    await exportDatabase(databaseWith({ 'a/old': {} }), folder, 'firestore_export');
    const broken = databaseWith({ 'a/new': {}, 'a/newer': {} });
    const [first, second] = broken.scan({ parent: '', allDescendants: true });
    const cut = {
      get fields(): never {
        throw new Error('interrupted');
      },
    };
    vi.spyOn(broken, 'scan').mockReturnValue([
      first,
      Object.assign(Object.create(cut), { path: second?.path }),
    ]);
    await expect(exportDatabase(broken, folder, 'firestore_export')).rejects.toThrow('interrupted');
    expect([...(await reimport()).keys()]).toEqual(['a/old']);
  });

  it('that is damaged is refused with its name', async () => {
    await exportDatabase(databaseWith({ 'a/b': { text: 'hello' } }), folder, 'firestore_export');
    const output = join(folder, 'firestore_export/all_namespaces/all_kinds/output-0');
    const bytes = await readFile(output);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(output, bytes);
    await expect(importDatabase(new Database(databaseName), metadata())).rejects.toThrow(
      `The export ${metadata()} cannot be read: the record at byte 0 is damaged`,
    );
  });
});

describe('entities', () => {
  it('hold any document', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const entity = decodeEntity(encodeEntity(databaseName, 'c/d', fields), 'demo-test');
        expect(entity).toEqual({ path: 'c/d', fields });
      }),
    );
  });

  it('are written as the official emulator writes them', () => {
    // A record from an export of the official emulator: the empty document gamerooms/room1.
    const official =
      '6a2a6a126465767e636174616e6e6f772d32303230307214' +
      '0b120967616d65726f6f6d732205726f6f6d310c' +
      '8201140b120967616d65726f6f6d732205726f6f6d310c';
    const entity = encodeEntity('projects/catannow-20200/databases/(default)', 'gamerooms/room1', new Map());
    expect(entity.toString('hex')).toBe(official);
  });

  it('move with their references to the project that imports', () => {
    const other = 'projects/elsewhere/databases/(default)/documents/c/d';
    const fields = new Map([
      ['own', new Reference(`${databaseName}/documents/c/d`)],
      ['other', new Reference(other)],
    ]);
    const { fields: moved } = decodeEntity(encodeEntity(databaseName, 'c/e', fields), 'demo-new');
    expect(moved.get('own')).toEqual(new Reference('projects/demo-new/databases/(default)/documents/c/d'));
    expect(moved.get('other')).toEqual(new Reference(other));
  });
});

describe('the record log', () => {
  it('gives back records of any length, across blocks', () => {
    const lengths = fc.array(
      fc.oneof(fc.nat(50), fc.integer({ min: 32_700, max: 32_800 }), fc.nat(100_000)),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(lengths, (sizes) => {
        const log = new RecordLogWriter();
        const records = sizes.map((size, i) => Buffer.alloc(size, i + 1));
        const bytes = Buffer.concat(records.map((record) => log.append(record)));
        expect(log.size).toBe(bytes.length);
        const read = [...readRecords(bytes)];
        expect(read.map((record) => record.length)).toEqual(sizes);
        expect(Buffer.concat(read).equals(Buffer.concat(records))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
