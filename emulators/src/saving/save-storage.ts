/**
 * Saves the files of Storage in the layout of firebase-tools' export. That export copies every file each
 * time; here a file's name depends on its metadata, including generation and checksum, and unchanged files
 * are shared with the previous save.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { folderOf, forEach, share } from './folders.ts';

const attempts = 10;

type Metadata = Record<string, unknown> & { name: string; bucket: string; md5Hash: string };

interface Answer {
  readonly status: number | undefined;
  readonly body: Buffer;
}

/** Reads the body as it is stored, because `fetch` would decompress it. */
function read(address: string, path: string): Promise<Answer> {
  const headers = { authorization: 'Bearer owner', 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const request = get(`http://${address}${path}`, { headers }, async (response) => {
      try {
        resolve({ status: response.statusCode, body: Buffer.concat(await response.toArray()) });
      } catch (error) {
        reject(error);
      }
    });
    request.on('error', reject);
  });
}

async function list(address: string, path: string): Promise<{ items?: Record<string, unknown>[] }> {
  const { status, body } = await read(address, path);
  if (status !== 200) throw new Error(`Storage answered ${status} to ${path}`);
  return JSON.parse(body.toString());
}

/** Converts metadata from the JSON interface to the form of an export. */
function exported(object: Record<string, unknown>): Metadata {
  const { kind, id, selfLink, mediaLink, timeStorageClassUpdated, metadata = {}, ...same } = object;
  const { firebaseStorageDownloadTokens: tokens = '', ...customMetadata } = metadata as Record<
    string,
    string
  >;
  return {
    ...same,
    name: String(object.name),
    bucket: String(object.bucket),
    md5Hash: String(object.md5Hash),
    generation: Number(object.generation),
    metageneration: Number(object.metageneration),
    size: Number(object.size),
    crc32c: String(Buffer.from(String(object.crc32c), 'base64').readUInt32BE()),
    downloadTokens: tokens.split(',').filter(Boolean),
    ...(Object.keys(customMetadata).length > 0 ? { customMetadata } : {}),
  };
}

/** The content, or undefined if the file has been deleted or replaced meanwhile. */
async function download(address: string, { bucket, name, md5Hash }: Metadata): Promise<Buffer | undefined> {
  const path = `/download/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
  const { status, body } = await read(address, path);
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`Storage answered ${status} to ${path}`);
  return createHash('md5').update(body).digest('base64') === md5Hash ? body : undefined;
}

interface Folders {
  readonly draft: string;
  readonly base: string | undefined;
}

/** Adds a file to the draft unless it is there; returns whether it could. */
async function saveFile(
  address: string,
  metadata: Metadata,
  id: string,
  { draft, base }: Folders,
): Promise<boolean> {
  const paths = [join('blobs', id), join('metadata', `${id}.json`)];
  if (paths.every((path) => existsSync(join(draft, path)))) return true;
  if (base && paths.every((path) => existsSync(join(base, path)))) {
    for (const path of paths) await share(join(base, path), join(draft, path));
    return true;
  }
  const content = await download(address, metadata);
  if (!content) return false;
  await writeFile(join(draft, 'blobs', id), content);
  await writeFile(join(draft, 'metadata', `${id}.json`), JSON.stringify(metadata, null, 2));
  return true;
}

/** Adds to the new save the files of the emulator at this address, and shares with the save before. */
export async function saveStorage(address: string, save: string, before: string | undefined): Promise<void> {
  const draft = join(save, folderOf.storage);
  const base = before && join(before, folderOf.storage);
  for (const folder of ['blobs', 'metadata']) await mkdir(join(draft, folder), { recursive: true });
  for (let attempt = 0; attempt < attempts; attempt++) {
    const buckets = ((await list(address, '/b')).items ?? []).map(({ id }) => ({ id: String(id) }));
    await writeFile(join(draft, 'buckets.json'), JSON.stringify({ buckets }, null, 2));
    const ids = new Set<string>();
    let complete = true;
    for (const { id: bucket } of buckets) {
      const { items = [] } = await list(
        address,
        `/storage/v1/b/${bucket}/o?maxResults=${Number.MAX_SAFE_INTEGER}`,
      );
      await forEach(items.map(exported), async (metadata) => {
        const id = createHash('sha256').update(JSON.stringify(metadata)).digest('hex').slice(0, 32);
        ids.add(id);
        if (!(await saveFile(address, metadata, id, { draft, base }))) complete = false;
      });
    }
    if (complete) return removeDeleted(draft, ids);
  }
  throw new Error('the files in Storage change faster than they can be saved');
}

/** Removes files that an earlier attempt saved and that have been deleted since. */
async function removeDeleted(draft: string, ids: ReadonlySet<string>): Promise<void> {
  for (const folder of ['blobs', 'metadata']) {
    for (const name of await readdir(join(draft, folder))) {
      if (!ids.has(name.replace(/\.json$/, ''))) await rm(join(draft, folder, name));
    }
  }
}
