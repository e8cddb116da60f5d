/** The texts of chosen files, as the call for a plan takes them. */
import { limits } from '@lab/contract/api/limits';
import { filesToRead } from '@lab/contract/features/imports/folders';
import { importTexts } from '@lab/contract/features/imports/texts';
import type { Dropped, DroppedFile } from '../../../lib/dropped-files.ts';
import { textOfFile } from '../../../lib/text-of-file.ts';

const { start: texts, errors } = importTexts;

/** Throws a RangeError with a message if a file cannot contain works. */
export async function readTextFiles({ files: all, folder }: Dropped) {
  if (all.length > limits.filesInFolder) throw new RangeError(errors.tooManyFiles(limits.filesInFolder));
  const files = folder ? filesToRead(all) : all;
  const [first, ...others] = files;
  if (!first) throw new RangeError(folder ? errors.noFiles(folder) : errors.nothing);
  if (files.length > limits.importFiles) throw new RangeError(errors.tooManyFiles(limits.importFiles));
  if (files.reduce((sum, { file }) => sum + file.size, 0) > limits.importText)
    throw new RangeError(others.length > 0 ? errors.tooLargeTogether : errors.tooLarge(first.name));
  const one = await readTextFile(first);
  if (others.length === 0) return { fileName: one.name, text: one.text };
  const read = [one, ...(await Promise.all(others.map(readTextFile)))];
  const fileName = folder ? texts.ofFolder(folder, read.length, all.length) : texts.several(read.length);
  return { fileName: fileName.slice(-limits.title), files: read };
}

async function readTextFile({ name, file }: DroppedFile) {
  const text = await textOfFile(file);
  if (text.includes('\u0000')) throw new RangeError(errors.notText(name));
  return { name: name.slice(-limits.title), text };
}
