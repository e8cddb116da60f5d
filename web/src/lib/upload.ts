/** Uploads files to Cloud Storage and returns their address on this site. */
import { cachingOf } from '@lab/contract/lib/uploads/caching';
import { addressOfFile, type FilePurpose, pdfName, pictureName } from '@lab/contract/lib/uploads/files';
import { ref, type StorageReference, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import type { ReactFireGlobals } from 'reactfire';
import { openStorage } from './firebase-storage.ts';
import type { PreparedImage } from './images.ts';
import { abortable, TimedOut, timeouts, withTimeout } from './timeouts.ts';

export type { UploadTask };

export interface Watch {
  /** Called when a part has been sent. */
  onProgress?: () => void;
  /** Called when the sending of a file begins, and without a task at once when it ends. */
  onTask?: (task: UploadTask | undefined) => void;
  signal?: AbortSignal | undefined;
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
  return send(path, image.original, 'image/webp', watch);
}

export async function uploadPdf(file: File, watch: Watch & { purpose?: FilePurpose } = {}): Promise<string> {
  const { uid } = await ownStorage(watch.signal);
  const path = pdfName(uid, crypto.randomUUID(), watch.purpose);
  return send(path, file, 'application/pdf', watch);
}

async function send(path: string, blob: Blob, contentType: string, watch: Watch): Promise<string> {
  const { onProgress = () => {}, onTask = () => {}, signal } = watch;
  const { storage } = await ownStorage(signal);
  const stuck = new AbortController();
  const giveUp = () => stuck.abort(new TimedOut());
  let timer = setTimeout(giveUp, timeouts.upload);
  let sent = 0;
  const file = ref(storage, path);
  const task = uploadBytesResumable(file, blob, {
    contentType,
    // The storage rules refuse compressed files, because the server could not send the right Content-Length.
    contentEncoding: 'identity',
    cacheControl: cachingOf(path),
  });
  onTask(task);
  task.on('state_changed', ({ bytesTransferred }) => {
    // The SDK also reports retries, which send no new bytes.
    if (bytesTransferred <= sent) return;
    sent = bytesTransferred;
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeouts.upload);
    onProgress();
  });
  try {
    const sending = abortable(stuck.signal, Promise.resolve(task));
    await (signal ? abortable(signal, sending) : sending);
    return addressOfFile(path);
  } catch (error) {
    task.cancel();
    throw error;
  } finally {
    clearTimeout(timer);
    onTask(undefined);
    forget(file);
  }
}

/** reactfire would keep under a file's name what it has seen: an error for the next try, and the file. */
function forget(file: StorageReference): void {
  (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables?.delete(`storage:task:${file}`);
}
