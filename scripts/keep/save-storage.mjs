// Saves the files of Storage in the layout of firebase-tools' own export. That export copies every file each time; here
// a file is named after its metadata, generation and checksum included, and one that the save before has is shared with it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { ports } from '../ports.mjs';
import { folderOf, share } from './folders.mjs';

const attempts = 5;

/** @typedef {Record<string, unknown> & { name: string, bucket: string, md5Hash: string }} Metadata */

class ChangedMeanwhile extends Error {}

/**
 * The body as it is stored: `fetch` would unpack a compressed one.
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
 * From the form of the JSON interface to that of an export.
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

/** @param {Metadata} metadata */
async function download({ bucket, name, md5Hash }) {
  const path = `/download/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
  const { status, body } = await read(path);
  if (status === 404) throw new ChangedMeanwhile(`${name} was deleted`);
  if (status !== 200) throw new Error(`Storage answered ${status} to ${path}`);
  if (createHash('md5').update(body).digest('base64') !== md5Hash)
    throw new ChangedMeanwhile(`${name} was replaced`);
  return body;
}

/** @param {Metadata} metadata @param {string} draft @param {string | undefined} base */
async function saveObject(metadata, draft, base) {
  const text = JSON.stringify(metadata, null, 2);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const paths = [join('blobs', id), join('metadata', `${id}.json`)];
  if (base && paths.every((path) => existsSync(join(base, path)))) {
    for (const path of paths) await share(join(base, path), join(draft, path));
    return;
  }
  await writeFile(join(draft, 'blobs', id), await download(metadata));
  await writeFile(join(draft, 'metadata', `${id}.json`), text);
}

/**
 * @param {string} save the new save
 * @param {string | undefined} before the save to share with
 */
export async function saveStorage(save, before, attempt = 1) {
  const draft = join(save, folderOf.storage);
  const base = before && join(before, folderOf.storage);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'blobs'), { recursive: true });
  await mkdir(join(draft, 'metadata'), { recursive: true });
  const buckets = ((await list('/b')).items ?? []).map(({ id }) => ({ id: String(id) }));
  await writeFile(join(draft, 'buckets.json'), JSON.stringify({ buckets }, null, 2));
  try {
    for (const { id } of buckets) {
      const { items = [] } = await list(`/storage/v1/b/${id}/o?maxResults=${Number.MAX_SAFE_INTEGER}`);
      for (const item of items) await saveObject(exported(item), draft, base);
    }
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile) || attempt === attempts) throw error;
    await saveStorage(save, before, attempt + 1);
  }
}
