/** Sends files to Cloud Storage, and says under which address the site shows them. */
import { ref, uploadBytesResumable } from 'firebase/storage';
import { openStorage } from './firebase-storage.ts';
import type { PreparedImage } from './images.ts';

/** From 0 to 1. */
type OnProgress = (done: number) => void;

interface Part {
  path: string;
  blob: Blob;
  type: string;
}

// Every file has a name of its own and never changes.
const cacheControl = 'public, max-age=31536000, immutable';

/** All that the storage rules take before the email is verified: who is cut off on the way goes on with the next. */
const namesAtFirst = ['1', '2', '3'];

/** Answers the picture's address on this site. */
export async function uploadImage(image: PreparedImage, onProgress?: OnProgress): Promise<string> {
  const { verified } = await openStorage();
  const names = verified ? [crypto.randomUUID()] : namesAtFirst;
  for (const name of names.slice(0, -1)) {
    try {
      return await uploadAs(name, image, onProgress);
    } catch (error) {
      if (codeOf(error) !== 'storage/unauthorized') throw error;
    }
  }
  return uploadAs(names.at(-1) ?? '', image, onProgress);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

async function uploadAs(name: string, image: PreparedImage, onProgress?: OnProgress): Promise<string> {
  const { uid } = await openStorage();
  const stem = `images/${image.purpose}/${uid}/${name}`;
  const type = 'image/webp';
  await uploadAll([{ path: `${stem}.webp`, blob: image.original, type }], onProgress);
  return `/${stem}.webp`;
}

export async function uploadPdf(file: File, onProgress?: OnProgress): Promise<string> {
  const { uid } = await openStorage();
  const path = `files/papers/${uid}/${crypto.randomUUID()}.pdf`;
  await uploadAll([{ path, blob: file, type: 'application/pdf' }], onProgress);
  return `/${path}`;
}

async function uploadAll(parts: Part[], onProgress: OnProgress = () => {}): Promise<void> {
  const { storage } = await openStorage();
  const total = parts.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = new Map<string, number>();
  const tasks = parts.map(({ path, blob, type }) => {
    const task = uploadBytesResumable(ref(storage, path), blob, {
      contentType: type,
      // The storage rules refuse packed files, which the server could not pass on in their announced length.
      contentEncoding: 'identity',
      cacheControl,
    });
    task.on('state_changed', ({ bytesTransferred }) => {
      sent.set(path, bytesTransferred);
      onProgress([...sent.values()].reduce((sum, bytes) => sum + bytes, 0) / total);
    });
    return task;
  });
  try {
    await Promise.all(tasks);
  } catch (error) {
    for (const task of tasks) task.cancel();
    throw error;
  }
}
