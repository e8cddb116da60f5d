/** Sends files to Cloud Storage, and says under which address the site shows them. */
import { addressOfFile, pdfName, pictureName } from '@lab/contract/uploads/files';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { openStorage } from './firebase-storage.ts';
import type { PreparedImage } from './images.ts';
import { abortable, TimedOut, timeouts, withTimeout } from './timeouts.ts';

interface Watch {
  /** How much is sent, from 0 to 1. */
  onProgress?: (done: number) => void;
  /** Calls it off. */
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

// Every file has a name of its own and never changes.
const cacheControl = 'public, max-age=31536000, immutable';

/** All that the storage rules take before the email is verified: who is cut off on the way goes on with the next. */
const namesAtFirst = ['1', '2', '3'];

/** Answers the picture's address on this site. */
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

export async function uploadPdf(file: File, watch: Watch = {}): Promise<string> {
  const { uid } = await ownStorage(watch.signal);
  const path = pdfName(uid, crypto.randomUUID());
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
      // The storage rules refuse packed files, which the server could not pass on in their announced length.
      contentEncoding: 'identity',
      cacheControl,
    });
    task.on('state_changed', ({ bytesTransferred }) => {
      // The SDK tells of a new try as well.
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
