/** Imports an export, of this engine or the official one, into a database. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../store/database.ts';
import type { Change } from '../store/document.ts';
import { documentName, parseDocumentName } from '../values/names.ts';
import { checkStorable } from '../values/storable.ts';
import { decodeEntity } from './read-entity.ts';
import { readRecords } from './record-log.ts';
import { readWire } from './wire-format.ts';

/** `metadataFile` is the `.overall_export_metadata` of the export. Returns the number of documents. */
export async function importDatabase(database: Database, metadataFile: string): Promise<number> {
  try {
    return await readExport(database, metadataFile);
  } catch (error) {
    throw new Error(`The export ${metadataFile} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function readExport(database: Database, metadataFile: string): Promise<number> {
  const project = database.name.split('/')[1] ?? '';
  const time = database.nextTime();
  const changes = new Map<string, Change>();
  for (const output of await outputFiles(metadataFile)) {
    for (const record of readRecords(await readFile(output))) {
      const { path, fields } = decodeEntity(record, project);
      const name = documentName(database.name, path);
      parseDocumentName(name);
      const size = checkStorable(name, fields);
      const after = { path, fields, size, createTime: time, updateTime: time };
      changes.set(path, { path, before: database.get(path), after });
    }
  }
  database.apply({ time, changes: [...changes.values()], imported: true });
  return changes.size;
}

/** The overall metadata names the metadata of each part, which names the part's files. */
async function outputFiles(metadataFile: string): Promise<string[]> {
  const root = dirname(metadataFile);
  const files: string[] = [];
  const [, ...records] = readRecords(await readFile(metadataFile));
  for (const part of records.flatMap((record) => nested(record, 1))) {
    const partMetadata = join(root, ...(texts(part, 2)[0] ?? '').split(/[\\/]/));
    for (const output of nested(await readFile(partMetadata), 2)) {
      for (const file of texts(output, 2)) files.push(join(dirname(partMetadata), file));
    }
  }
  return files;
}

const nested = (message: Buffer, number: number): Buffer[] =>
  readWire(message).flatMap(({ field, bytes }) => (field === number && bytes ? [bytes] : []));

const texts = (message: Buffer, number: number): string[] =>
  nested(message, number).map((bytes) => bytes.toString());
