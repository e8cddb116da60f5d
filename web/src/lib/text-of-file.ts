import { textOfBytes } from '@lab/contract/lib/text-of-bytes';

/** The text of a chosen file, in whichever encoding its program has written it. */
export const textOfFile = async (file: Blob) => textOfBytes(new Uint8Array(await file.arrayBuffer()));
