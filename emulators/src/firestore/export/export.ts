/**
 * Exports a database into a folder in the official layout. The overall metadata file names the files that
 * belong to the export. An export over an earlier one writes new files beside the old ones and then replaces
 * the metadata in one step, so an interruption leaves either the earlier export or the new one.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../store/database.ts';
import type { Document } from '../store/document.ts';
import { comparePaths } from '../values/compare.ts';
import { encodeEntity } from './entity.ts';
import { RecordLogWriter } from './record-log.ts';
import { WireWriter } from './wire-format.ts';

const kindsFolder = 'all_namespaces/all_kinds';
const kindsMetadata = 'all_namespaces_all_kinds';
/** Requests are answered between two chunks, so chunks are small. */
const chunkBytes = 64 * 1024;

export async function exportDatabase(database: Database, directory: string, name: string): Promise<void> {
  const target = resolve(directory, name);
  const folder = join(target, kindsFolder);
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  const suffix = present.length === 0 ? '' : `-${randomBytes(4).toString('hex')}`;
  const output = suffix === '' ? 'output-0' : `output${suffix}`;
  const metadata = `${kindsMetadata}${suffix}.export_metadata`;

  const started = database.readTime().toMicros();
  const documents = [...database.scan({ parent: '', allDescendants: true })];
  documents.sort((a, b) => comparePaths(a.path, b.path));
  const bytes = await writeDocuments(join(folder, output), database.name, documents);
  const ended = database.readTime().toMicros();
  await writeSafely(join(folder, metadata), [partMetadata(name, output, started, ended)]);
  const draft = join(folder, `overall${suffix}.draft`);
  await writeSafely(draft, [overallMetadata(`${kindsFolder}/${metadata}`, documents.length, bytes)]);
  await rename(draft, join(target, `${name}.overall_export_metadata`));
  for (const file of present) await rm(join(folder, file), { recursive: true });
}

async function writeDocuments(
  path: string,
  database: string,
  documents: readonly Document[],
): Promise<number> {
  const log = new RecordLogWriter();
  await writeSafely(path, chunks(log, database, documents));
  return log.size;
}

function* chunks(log: RecordLogWriter, database: string, documents: readonly Document[]): Iterable<Buffer> {
  let chunk: Buffer[] = [];
  let written = 0;
  for (const document of documents) {
    chunk.push(log.append(encodeEntity(database, document.path, document.fields)));
    if (log.size - written < chunkBytes) continue;
    yield Buffer.concat(chunk);
    chunk = [];
    written = log.size;
  }
  yield Buffer.concat(chunk);
}

/** Flushes the file to disk before another file names it. */
async function writeSafely(path: string, pieces: Iterable<Buffer>): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

function partMetadata(name: string, output: string, started: bigint, ended: bigint): Buffer {
  return new WireWriter()
    .message(1, (info) => info.bytes(1, name).varint(2, started).varint(3, ended))
    .message(2, (file) => file.bytes(1, '').bytes(2, output))
    .finish();
}

function overallMetadata(part: string, documents: number, bytes: number): Buffer {
  const log = new RecordLogWriter();
  const version = log.append(Buffer.from('3'));
  const entry = new WireWriter().message(1, (inner) => {
    inner.message(1, (format) => format.varint(1, 2).varint(3, 3));
    inner.bytes(2, part).varint(3, documents).varint(4, bytes);
  });
  return Buffer.concat([version, log.append(entry.finish())]);
}
