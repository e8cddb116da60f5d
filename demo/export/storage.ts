import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from './auth.ts';
import { crc32c } from './crc32c.ts';

export interface StoredFile {
  /** The object's name, which is also its path on the site. */
  name: string;
  bytes: Buffer;
  contentType: 'image/webp' | 'application/pdf';
  uploaded: Date;
}

/** The Storage emulator's name for the project's default bucket. */
const bucket = 'demo-research-lab.appspot.com';

/** The files as the Storage emulator exports them: a blob and its metadata, each under the same name. */
export function writeStorage(folder: string, files: StoredFile[]): void {
  mkdirSync(join(folder, 'blobs'), { recursive: true });
  mkdirSync(join(folder, 'metadata'), { recursive: true });
  writeJson(join(folder, 'buckets.json'), { buckets: [{ id: bucket }] });
  for (const { name, bytes, contentType, uploaded } of files) {
    const blob = name.replaceAll('/', '~');
    const generation = uploaded.getTime();
    writeFileSync(join(folder, 'blobs', blob), bytes);
    writeJson(join(folder, 'metadata', `${blob}.json`), {
      name,
      bucket,
      metageneration: 1,
      generation,
      contentType,
      storageClass: 'STANDARD',
      contentDisposition: 'inline',
      cacheControl: 'public, max-age=31536000, immutable',
      downloadTokens: [createHash('sha256').update(name).digest('hex').slice(0, 32)],
      etag: createHash('md5').update(`${generation}/1`).digest('base64').slice(0, 12),
      timeCreated: uploaded,
      updated: uploaded,
      size: bytes.length,
      md5Hash: createHash('md5').update(bytes).digest('base64'),
      crc32c: String(crc32c(bytes)),
    });
  }
}
