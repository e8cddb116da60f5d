/** Uploads files to Cloud Storage and returns their address on this site. */
import { cachingOf } from '@lab/contract/lib/uploads/caching';
import { addressOfFile, type FilePurpose, pdfName, pictureName } from '@lab/contract/lib/uploads/files';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { openStorage } from './firebase-storage.ts';
import type { PreparedImage } from './images.ts';
import { abortable, TimedOut, timeouts, withTimeout } from './timeouts.ts';

interface Watch {
  /** The sent share, from 0 to 1. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal | undefined;
}

interface Part {
  path: string;
  blob: Blob;
  type: string;
}

function ownStorage(signal?: AbortSignal) {
  return withTimeout(timeouts.call, openStorage, signal);
}

/** The storage rules allow only these names before the email is verified; a later try uses the next one. */
const namesAtFirst = ['1', '2', '3'];

/** Returns the picture's address on this site. */
export async function uploadImage(image: PreparedImage, watch: Watch = {}): Promise<string> {
  const { verified } = await ownStorage(watch.signal);
  const names = verified ? [crypto.randomUUID()] : namesAtFirst;
  for (const name of names.slice(0, -1)) {
    try {
      return await uploadAs(name, image, watch);
    } catch (error) {
      if (codeOf(error) !== 'storage/unauthorized') throw error;
    }
  }
  return uploadAs(names.at(-1) ?? '', image, watch);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

async function uploadAs(name: string, image: PreparedImage, watch: Watch): Promise<string> {
  const { uid } = await ownStorage(watch.signal);
  const path = pictureName(image.purpose, uid, name);
  await uploadAll([{ path, blob: image.original, type: 'image/webp' }], watch);
  return addressOfFile(path);
}

export async function uploadPdf(file: File, watch: Watch & { purpose?: FilePurpose } = {}): Promise<string> {
  const { uid } = await ownStorage(watch.signal);
  const path = pdfName(uid, crypto.randomUUID(), watch.purpose);
  await uploadAll([{ path, blob: file, type: 'application/pdf' }], watch);
  return addressOfFile(path);
}

async function uploadAll(parts: Part[], { onProgress = () => {}, signal }: Watch): Promise<void> {
  const { storage } = await ownStorage(signal);
  const total = parts.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = new Map<string, number>();
  const stuck = new AbortController();
  const giveUp = () => stuck.abort(new TimedOut());
  let timer = setTimeout(giveUp, timeouts.upload);
  const tasks = parts.map(({ path, blob, type }) => {
    const task = uploadBytesResumable(ref(storage, path), blob, {
      contentType: type,
      // The storage rules refuse compressed files, because the server could not send the right Content-Length.
      contentEncoding: 'identity',
      cacheControl: cachingOf(path),
    });
    task.on('state_changed', ({ bytesTransferred }) => {
      // The SDK also reports retries, which send no new bytes.
      if (bytesTransferred <= (sent.get(path) ?? 0)) return;
      sent.set(path, bytesTransferred);
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeouts.upload);
      onProgress([...sent.values()].reduce((sum, bytes) => sum + bytes, 0) / total);
    });
    return task;
  });
  try {
    const sending = abortable(stuck.signal, Promise.all(tasks));
    await (signal ? abortable(signal, sending) : sending);
  } catch (error) {
    for (const task of tasks) task.cancel();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
