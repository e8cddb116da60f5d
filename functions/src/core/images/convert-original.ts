/** Makes another picture of one that was uploaded. */
import { type File, fileAt, ifThere } from '../data/storage.ts';
import { logFailure } from '../http/log.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { retryRead } from './retry-read.ts';

// Resizing takes up to 70 MB for each picture; an instance has 512 MiB and may get 80 requests at once.
const twoAtATime = limitConcurrency(2);

type Pictures = typeof import('./share-picture.ts');
type Make = (original: Buffer, pictures: Pictures) => Promise<Buffer>;

/**
 * Returns undefined when the file is no picture, because a user can store any bytes under a picture's name.
 */
export function makeFromOriginal(file: File, make: Make) {
  return twoAtATime(async () => {
    const pictures = await import('./share-picture.ts');
    const [original] = await retryRead(() => file.download());
    return make(original, pictures).catch((error) => logFailure('', error));
  });
}

/** Undefined also where there is no such file. */
export const convertOriginal = async (address: string, make: Make): Promise<Buffer | undefined> =>
  (await ifThere(makeFromOriginal(fileAt(address), make))) ?? undefined;
