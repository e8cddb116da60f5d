/** Resizes a chosen picture in the browser before it is uploaded. */

import { limits } from '@lab/contract/api/limits';
import { type ImagePurpose, imageQuality, imageShape } from '@lab/contract/lib/images';
import { ImageError, type Resized, type ResizePlan, resize } from './images-resize.ts';
import type { Outcome, Task } from './images-worker.ts';

export { ImageError, type ImageFault } from './images-resize.ts';

export interface PreparedImage extends Resized {
  purpose: ImagePurpose;
}

export interface ImageOptions {
  purpose: ImagePurpose;
  /** In percent: docs/specification.md#pictures */
  quality?: number;
}

export function planOf({ purpose, quality = imageQuality.content }: ImageOptions): ResizePlan {
  const { width, height } = imageShape(purpose);
  return { width, height, quality };
}

export async function prepareImage(file: File, options: ImageOptions): Promise<PreparedImage> {
  if (file.type && !file.type.startsWith('image/')) throw new ImageError('not-an-image');
  if (file.size > limits.chosenImageBytes) throw new ImageError('too-large-to-read');
  const plan = planOf(options);
  // A worker can draw only if the browser has OffscreenCanvas.
  const resized = await (typeof OffscreenCanvas === 'function'
    ? inWorker({ file, plan })
    : resize(file, plan));
  // The storage rules allow less than this.
  if (resized.original.size >= limits.imageBytes) throw new ImageError('too-large');
  return { ...resized, purpose: options.purpose };
}

function inWorker(task: Task): Promise<Resized> {
  const worker = new Worker(new URL('./images-worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<Resized>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
      if ('resized' in data) resolve(data.resized);
      else reject('fault' in data ? new ImageError(data.fault) : new Error(data.broken));
    };
    worker.onerror = ({ message }) => reject(new Error(message || 'The image worker could not be loaded'));
  });
  worker.postMessage(task);
  return done.finally(() => worker.terminate());
}
