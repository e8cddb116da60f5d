import { importTexts } from '@lab/contract/imports/texts';
import { limits } from '@lab/contract/limits';
import { textOfFile } from '../../../lib/text-of-file.ts';

const { errors } = importTexts;

/** Throws a RangeError with a message if the file cannot contain works. */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > limits.importText) throw new RangeError(errors.tooLarge);
  const text = await textOfFile(file);
  if (text.includes('\u0000')) throw new RangeError(errors.notText);
  return text;
}
