/** Uploads the pictures that a table names, as the form of a person does. */
import { useRef, useState } from 'react';
import { ImageError, prepareImage } from '../lib/images.ts';
import { sentenceOfImage, sentenceOfUpload } from '../lib/upload-image.ts';

interface SentPicture {
  name: string;
  image: string;
}

/** With the sentence to show. */
export class PictureNotSent extends Error {}

export function usePictureSending() {
  // What is sent once is not sent again with the next attempt.
  const sent = useRef(new Map<File, string>());
  const [unusable, setUnusable] = useState<ReadonlyMap<File, string>>(new Map());
  const [sending, setSending] = useState<{ at: number; count: number }>();

  async function address(file: File): Promise<string> {
    const known = sent.current.get(file);
    if (known) return known;
    // One after another, because a photograph needs much memory while it is made smaller.
    const image = await prepareImage(file, { purpose: 'profile' });
    const { uploadImage } = await import('../lib/upload.ts');
    const stored = await uploadImage(image);
    sent.current.set(file, stored);
    return stored;
  }

  /** Undefined when files turned out to be no pictures, so that somebody sees it before the import. */
  async function send(found: ReadonlyMap<string, File>): Promise<SentPicture[] | undefined> {
    const faults = new Map(unusable);
    const pictures: SentPicture[] = [];
    const usable = [...found].filter(([, file]) => !unusable.has(file));
    try {
      for (const [at, [name, file]] of usable.entries()) {
        setSending({ at: at + 1, count: usable.length });
        try {
          pictures.push({ name, image: await address(file) });
        } catch (error) {
          if (!(error instanceof ImageError)) throw new PictureNotSent(sentenceOfUpload(error));
          faults.set(file, sentenceOfImage(error));
        }
      }
    } finally {
      setSending(undefined);
    }
    setUnusable(faults);
    return faults.size === unusable.size ? pictures : undefined;
  }

  return { send, sending, unusable };
}
