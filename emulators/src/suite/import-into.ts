/** Makes an export of a suite the data with which the next start begins. */
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acceptDraft, emptyDraft, metadataFile } from '../saving/folders.ts';
import { addressOfUser } from '../saving/takeover.ts';

export async function importInto(data: string, exported: string): Promise<void> {
  const [keepIn, from] = [resolve(data), resolve(exported)];
  if (!existsSync(join(from, metadataFile)))
    throw new Error(`${from} is no export: it contains no ${metadataFile}.`);
  const user = addressOfUser(keepIn);
  if (user) throw new Error(`The suite at ${user} uses the data in ${keepIn}. Stop it first.`);
  cpSync(from, await emptyDraft(keepIn), { recursive: true });
  await acceptDraft(keepIn);
}
