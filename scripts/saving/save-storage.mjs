// Saves the files of Storage in the layout of firebase-tools' export. That export copies every file each time; here a file's
// name depends on its metadata, including generation and checksum, and unchanged files are shared with the previous save.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { ports } from '../ports.mjs';
import { folderOf, forEach, share } from './folders.mjs';

const attempts = 10;

/** @typedef {Record<string, unknown> & { name: string, bucket: string, md5Hash: string }} Metadata */

/**
 * Reads the body as it is stored, because `fetch` would decompress it.
 * @param {string} path @returns {Promise<{ status: number | undefined, body: Buffer }>}
 */
function read(path) {
  const headers = { authorization: 'Bearer owner', 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: ports.storage, path, headers }, async (response) => {
      try {
        resolve({ status: response.statusCode, body: Buffer.concat(await response.toArray()) });
      } catch (error) {
        reject(error);
      }
    });
    request.on('error', reject);
  });
}

/** @param {string} path @returns {Promise<{ items?: Record<string, unknown>[] }>} */
async function list(path) {
  const { status, body } = await read(path);
  if (status !== 200) throw new Error(`Storage answered ${status} to ${path}`);
  return JSON.parse(body.toString());
}

/**
 * Converts metadata from the JSON interface to the form of an export.
 * @param {Record<string, unknown>} object @returns {Metadata}
 */
export function exported(object) {
  const { kind, id, selfLink, mediaLink, timeStorageClassUpdated, metadata = {}, ...same } = object;
  const { firebaseStorageDownloadTokens: tokens = '', ...customMetadata } =
    /** @type {Record<string, string>} */ (metadata);
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

/** The content, or undefined if the file has been deleted or replaced meanwhile. @param {Metadata} metadata */
async function download({ bucket, name, md5Hash }) {
  const path = `/download/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
  const { status, body } = await read(path);
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`Storage answered ${status} to ${path}`);
  return createHash('md5').update(body).digest('base64') === md5Hash ? body : undefined;
}

/**
 * Adds a file to the draft unless it is there; returns whether it could.
 * @param {Metadata} metadata @param {string} id @param {string} draft @param {string | undefined} base
 */
async function saveFile(metadata, id, draft, base) {
  const paths = [join('blobs', id), join('metadata', `${id}.json`)];
  if (paths.every((path) => existsSync(join(draft, path)))) return true;
  if (base && paths.every((path) => existsSync(join(base, path)))) {
    for (const path of paths) await share(join(base, path), join(draft, path));
    return true;
  }
  const content = await download(metadata);
  if (!content) return false;
  await writeFile(join(draft, 'blobs', id), content);
  await writeFile(join(draft, 'metadata', `${id}.json`), JSON.stringify(metadata, null, 2));
  return true;
}

/**
 * @param {string} save the new save
 * @param {string | undefined} before the save to share with
 */
export async function saveStorage(save, before) {
  const draft = join(save, folderOf.storage);
  const base = before && join(before, folderOf.storage);
  for (const folder of ['blobs', 'metadata']) await mkdir(join(draft, folder), { recursive: true });
  for (let attempt = 0; attempt < attempts; attempt++) {
    const buckets = ((await list('/b')).items ?? []).map(({ id }) => ({ id: String(id) }));
    await writeFile(join(draft, 'buckets.json'), JSON.stringify({ buckets }, null, 2));
    const ids = new Set();
    let complete = true;
    for (const { id: bucket } of buckets) {
      const { items = [] } = await list(`/storage/v1/b/${bucket}/o?maxResults=${Number.MAX_SAFE_INTEGER}`);
      await forEach(items.map(exported), async (metadata) => {
        const id = createHash('sha256').update(JSON.stringify(metadata)).digest('hex').slice(0, 32);
        ids.add(id);
        if (!(await saveFile(metadata, id, draft, base))) complete = false;
      });
    }
    if (complete) return removeDeleted(draft, ids);
  }
  throw new Error('the files in Storage change faster than they can be saved');
}

/**
 * Removes files that an earlier attempt saved and that have been deleted since.
 * @param {string} draft
 * @param {Set<unknown>} ids
 */
async function removeDeleted(draft, ids) {
  for (const folder of ['blobs', 'metadata']) {
    for (const name of await readdir(join(draft, folder))) {
      if (!ids.has(name.replace(/\.json$/, ''))) await rm(join(draft, folder, name));
    }
  }
}
