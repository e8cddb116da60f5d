/** Reads a zip file by its directory, one file at a time. */
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, open, type ZipFile } from 'yauzl';

export type Archive = Awaited<ReturnType<typeof openArchive>>;

export async function openArchive(path: string) {
  const zip = await opened(path);
  const entries = await entriesOf(zip);
  const read = (entry: Entry) =>
    new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
    );
  async function readNamed(name: string): Promise<Readable> {
    const entry = entries.get(name);
    if (!entry) throw new Error(`The archive lacks "${name}". Was it copied whole?`);
    return read(entry);
  }
  /** Reads all of a file, to be sure that it can be read. */
  async function check(entry: Entry): Promise<void> {
    let sum = 0;
    for await (const part of await read(entry)) sum = crc32(part, sum);
    if (sum !== entry.crc32) throw new Error(`The archive is damaged at "${entry.fileName}".`);
  }
  return { entries, read, readNamed, check, close: () => zip.close() };
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
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
