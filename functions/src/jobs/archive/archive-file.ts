/** The file of an export in Storage, which no rule lets anybody read. */
import type { Writable } from 'node:stream';
import { bucket } from '../../core/data/storage.ts';

/** Storage names a download after the last part. */
export const fileOf = (id: string) => bucket().file(`archives/${id}/lab.zip`);

export function writeFileOf(id: string, token: string): Writable {
  return fileOf(id).createWriteStream({
    metadata: {
      contentType: 'application/zip',
      contentDisposition: 'attachment',
      cacheControl: 'private, no-store',
      metadata: { firebaseStorageDownloadTokens: token },
    },
  });
}

export async function sizeOf(id: string): Promise<number> {
  return Number((await fileOf(id).getMetadata())[0].size);
}

/** A file is too large to be sent through a function, so Storage sends it to whoever has this address. */
export function addressOf(id: string, token: string): string {
  const { FIREBASE_STORAGE_EMULATOR_HOST: local } = process.env;
  const storage = local ? `http://${local}` : 'https://firebasestorage.googleapis.com';
  return `${storage}/v0/b/${bucket().name}/o/${encodeURIComponent(fileOf(id).name)}?alt=media&token=${token}`;
}

export async function deleteFileOf(id: string): Promise<void> {
  await fileOf(id).delete({ ignoreNotFound: true });
}
