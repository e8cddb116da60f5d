import { limits } from '@lab/contract/api/limits';
import { importTexts } from '@lab/contract/features/imports/texts';
import { textOfFile } from '../../../lib/text-of-file.ts';

const { errors } = importTexts;

/** Throws a RangeError with a message if the file cannot contain works. */
async function readTextFile(file: Blob): Promise<string> {
  if (file.size > limits.importText) throw new RangeError(errors.tooLarge);
  const text = await textOfFile(file);
  if (text.includes('\u0000')) throw new RangeError(errors.notText);
  return text;
}

/** Entries of these formats can stand one after another; a table or JSON ends with its file. */
const joinable = /\.(?:bib|bibtex|ris|nbib|enw)$/i;
const endingOf = (name: string) => /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? '';

/** Sites made with Hugo have one BibTeX file for each work. */
export async function readTextFiles(files: readonly File[]): Promise<{ fileName: string; text: string }> {
  const [first] = files;
  if (!first) throw new RangeError(errors.notText);
  const ending = endingOf(first.name);
  const areAlike = files.every(({ name }) => endingOf(name) === ending);
  if (files.length > 1 && !(areAlike && joinable.test(ending))) throw new RangeError(errors.notAlike);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > limits.importText) throw new RangeError(errors.tooLarge);
  const texts = await Promise.all(files.map(readTextFile));
  const name = files.length > 1 ? importTexts.start.several(files.length, ending) : first.name;
  return { fileName: name.slice(-limits.title), text: texts.join('\n') };
}
