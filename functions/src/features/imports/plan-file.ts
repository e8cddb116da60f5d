/** Makes a plan of a file, or begins to look up a long list of identifiers, which then becomes one. */
import { limits } from '@lab/contract/api/limits';
import type { FileToImport } from '@lab/contract/features/imports/schemas';
import type { Caller } from '../../core/http/caller.ts';
import { lookUp, numbered } from './identifiers/look-up.ts';
import { answered, beginLookUp, contactOfLab, entriesOf, missingIn } from './look-ups.ts';
import { planOf, storePlan } from './plan.ts';
import { readFile } from './read-file.ts';

/** A list that an earlier version took is planned at once, as it did, unless the services are slow. */
export async function planFile(file: FileToImport, caller: Caller): Promise<{ insertedId: string }> {
  const { fileName } = file;
  const read = await readFile(file);
  if ('entries' in read) return storePlan(await planOf(fileName, read.entries, caller));
  const { identifiers, notFound } = read.listed;
  const list = { fileName, asked: numbered(identifiers), notFound };
  if (identifiers.length > limits.importIdentifiers) return { insertedId: await beginLookUp(list, caller) };
  const { answers, left } = await lookUp(list.asked, { contact: await contactOfLab() });
  if (left.length > 0) return { insertedId: await beginLookUp({ ...list, asked: left, answers }, caller) };
  const kept = answered(notFound, answers);
  return storePlan(await planOf(fileName, entriesOf(kept), caller, missingIn(kept)));
}
