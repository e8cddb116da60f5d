import { importTexts } from '@lab/contract/imports/texts';
import { limits } from '@lab/contract/limits';

const { errors } = importTexts;

/** Throws a RangeError with a message if the file cannot contain works. */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > limits.importText) throw new RangeError(errors.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new RangeError(errors.notText);
  return text;
}

/** Older programs write Latin-1 and not UTF-8. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
