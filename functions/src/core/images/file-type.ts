/** Whether a file begins as its name says, because a user can store any bytes under any of them. */
import { buffer } from 'node:stream/consumers';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import type { File } from '../data/storage.ts';

/** Readers of PDFs look for its beginning in so many bytes. */
const looked = 1_024;

/** What is wrong with the file, as a sentence; undefined if nothing is. */
export async function wrongTypeOf(file: File): Promise<string | undefined> {
  const bytes = await buffer(file.createReadStream({ end: looked - 1, validation: false }));
  if (file.name.endsWith('.pdf')) return bytes.includes('%PDF-') ? undefined : fieldTexts.notAPdf;
  const isWebp = /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12));
  return isWebp ? undefined : fieldTexts.notAnImage;
}
