/**
 * Where an export is restored for trial: below its own document and its own file, which no rule lets anybody
 * read.
 */
import { isDeepStrictEqual } from 'node:util';
import { asJson } from '../../core/data/document-text.ts';
import { firestore } from '../../core/data/firestore.ts';
import { bucket } from '../../core/data/storage.ts';

const scratch = (id: string) => firestore().doc(`archives/${id}`);

export interface Restored {
  path: string;
  fields: object;
}

/** Writes them there and reads them again. Returns the path of one that came back differently. */
export async function differsFromScratch(id: string, all: readonly Restored[]): Promise<string | undefined> {
  const documents = all.map(({ path }) => firestore().doc(`${scratch(id).path}/${path}`));
  const writer = firestore().bulkWriter();
  for (const [index, document] of documents.entries()) void writer.set(document, all[index]?.fields ?? {});
  await writer.close();
  const found = await firestore().getAll(...documents);
  const isSame = ({ fields }: Restored, index: number) =>
    isDeepStrictEqual(asJson(found[index]?.data()), asJson(fields));
  return all.find((one, index) => !isSame(one, index))?.path;
}

export const scratchFile = (id: string, name: string) => bucket().file(`archives/${id}/trial/${name}`);

export async function emptyScratch(id: string): Promise<void> {
  for (const one of await scratch(id).listCollections()) await firestore().recursiveDelete(one);
  await bucket().deleteFiles({ prefix: `archives/${id}/trial/` });
}
