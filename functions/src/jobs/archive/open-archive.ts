/** Reads a zip file by its directory, one file at a time. */
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReader, open, type ZipFile } from 'yauzl';
import type { File } from '../../core/data/storage.ts';
import { StoredZip } from './stored-zip.ts';

export type Archive = Awaited<ReturnType<typeof archiveIn>>;

export const openArchive = (path: string): Promise<Archive> => archiveIn(opened(path));

export const openStoredArchive = (file: File): Promise<Archive> => archiveIn(openedInStorage(file));

async function archiveIn(opening: Promise<ZipFile>) {
  const zip = await opening.catch((error) => {
    throw unreadable('The zip file', error);
  });
  const entries = await entriesOf(zip).catch((error) => {
    zip.close();
    throw unreadable('The zip file', error);
  });
  const read = (entry: Entry) =>
    new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
    );
  async function readNamed(name: string): Promise<Readable> {
    const entry = entries.get(name);
    if (!entry) throw new Error(`The archive lacks "${name}". Was it copied whole?`);
    return read(entry);
  }
  /** The parts of a file. After the last one it is sure that they are what was packed. */
  async function* parts(entry: Entry): AsyncGenerator<Buffer> {
    if (isEncrypted(entry)) throw encrypted(entry);
    let sum = 0;
    try {
      for await (const part of await read(entry)) {
        sum = crc32(part, sum);
        yield part;
      }
    } catch (error) {
      throw unreadable(`“${entry.fileName}” in the zip file`, error);
    }
    if (sum !== entry.crc32) throw new Error(`The zip file is damaged at “${entry.fileName}”.`);
  }
  /** Reads all of a file, to be sure that it can be read. */
  async function check(entry: Entry): Promise<void> {
    for await (const _ of parts(entry));
  }
  return { entries, bytes: zip.fileSize, read, readNamed, parts, check, close: () => zip.close() };
}

export const isEncrypted = ({ generalPurposeBitFlag: flags }: Entry) => (flags & 1) === 1;
export const encrypted = ({ fileName }: Entry) =>
  new Error(`The zip file is encrypted: nobody can read “${fileName}” in it.`);

/** What libraries say of a broken file names no file, and is no sentence. */
const unreadable = (what: string, cause: unknown) =>
  new Error(`${what} cannot be read: ${(cause as Error).message.replace(/[.?]$/, '')}.`, { cause });

async function openedInStorage(file: File): Promise<ZipFile> {
  const bytes = Number((await file.getMetadata())[0].size);
  return new Promise((resolve, reject) =>
    fromRandomAccessReader(new StoredZip(file, bytes), bytes, asked, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  );
}

const asked = { lazyEntries: true, autoClose: false };

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    open(path, asked, (error, zip) => (error ? reject(error) : resolve(zip))),
  );
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries)).on('error', reject);
    zip.readEntry();
  });
}

/** A document has at most a million bytes, of which JSON writes each as six signs at most. */
const longestLine = 8_000_000;

/**
 * Ends a line only where an archive does: from Node 24 on `readline` also ends one at U+2028, which any text
 * may hold.
 */
export async function* linesOf(content: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const part of content.setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('A line is longer than any of a lab.');
    yield* lines;
  }
  if (rest) yield rest;
}
