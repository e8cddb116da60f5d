/**
 * Writes everything of a lab into one zip file: `collections/` has all documents without loss and `images/`
 * and `files/` what was uploaded, from which `restore-archive.ts` makes the same lab; the other files are for
 * people and other programs.
 */
import { randomUUID } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { asJson } from '../../core/data/document-text.ts';
import type { NamedArea } from '../../features/areas/area-names.ts';
import { listAccounts } from './accounts.ts';
import { type Collection, collectionsToExport } from './documents-store.ts';
import { archiveFormat, type Manifest, names } from './format.ts';
import { markdownOf } from './markdown.ts';
import { type FileFacts, filesToExport, readFile } from './stored-files.ts';
import { worksWriter } from './works.ts';

interface Task {
  origin: string;
  areas: readonly NamedArea[];
  /** Called after each record and file. */
  onProgress?: (done: number, total: number) => void;
}

export async function writeArchive(target: Writable, { origin, areas, onProgress }: Task): Promise<Manifest> {
  const [collections, files] = await Promise.all([collectionsToExport(), filesToExport()]);
  const total = collections.reduce((sum, { count }) => sum + count, files.length);
  let done = 0;
  const step = () => onProgress?.(++done, total);

  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, target);
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  const add = (name: string, content: AsyncIterable<string> | Iterable<string>) =>
    new Promise<void>((resolve) => {
      const stream = Readable.from(content, { objectMode: false });
      stream.on('close', resolve);
      zip.addReadStream(stream, name);
    });
  const addText = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);

  const manifest: Manifest = {
    format: archiveFormat,
    id: randomUUID(),
    origin,
    exportedAt: new Date().toISOString(),
    documents: Object.fromEntries(collections.map(({ name, count }) => [name, count])),
    files: files.length,
    gone: 0,
  };
  await Promise.race([failed, addAll()]);
  return manifest;

  async function addAll() {
    const before = await uidsOf(listAccounts());
    await addRecords();
    await add(names.accounts, lines(listAccounts()));
    await addLeft(before);
    await addFiles();
    addText(names.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    zip.end();
    await written;
  }

  /** Their records may be in it already; a restore deletes them. */
  async function addLeft(before: ReadonlySet<string>) {
    const now = await uidsOf(listAccounts());
    const left = [...before].filter((uid) => !now.has(uid));
    if (left.length > 0) addText(names.left, left.map((uid) => `${JSON.stringify(uid)}\n`).join(''));
  }

  async function addRecords() {
    const works = worksWriter(areas, origin);
    for (const collection of collections) await add(names.collection(collection.name), linesOf(collection));
    for (const { name, text } of works.files()) addText(name, text);

    async function* linesOf({ name, documents }: Collection) {
      for await (const document of documents()) {
        const fields = document.data();
        yield `${JSON.stringify([document.ref.path, asJson(fields)])}\n`;
        if (document.ref.parent.path !== name) continue;
        step();
        if (name === 'researchPapers') works.add(document.id, fields);
        for (const file of markdownOf(name, document.id, fields)) addText(file.name, file.text);
      }
    }
  }

  async function addFiles() {
    const [added, gone]: [FileFacts[], string[]] = [[], []];
    // One after another, so that only one is in memory at a time. They are compressed already.
    for (const file of files) {
      const content = await readFile(file.name);
      step();
      if (!content) {
        gone.push(file.name);
        continue;
      }
      await new Promise<void>((resolve, reject) => {
        const stream = Readable.from([content], { objectMode: false });
        stream.on('close', resolve).on('error', reject);
        zip.addReadStream(stream, file.name, { compress: false });
      });
      added.push(file);
    }
    addText(names.fileList, added.map((file) => `${JSON.stringify(file)}\n`).join(''));
    if (gone.length > 0) addText(names.gone, `${goneBeforeRead}\n\n${gone.join('\n')}\n`);
    Object.assign(manifest, { files: added.length, gone: gone.length });
  }
}

/** Heads the list of them. */
const goneBeforeRead =
  'Somebody hid or deleted these files while the export was written. They are not in it:';

async function uidsOf(accounts: AsyncIterable<{ uid: string }>): Promise<Set<string>> {
  const uids = new Set<string>();
  for await (const { uid } of accounts) uids.add(uid);
  return uids;
}

async function* lines(values: AsyncIterable<unknown>) {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
