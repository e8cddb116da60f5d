/**
 * Plans what a command imports. A list of identifiers is looked up first, part by part; what is found is
 * kept, so that the command does not ask for it again after it was broken off, or after `--dry-run`.
 */
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import type { FileToImport, OneImport } from '@lab/contract/features/imports/schemas';
import type { Caller } from '../../core/http/caller.ts';
import { numbered } from '../../features/imports/identifiers/look-up.ts';
import { readImport, toImport } from '../../features/imports/import-store.ts';
import { becomePlan } from '../../features/imports/look-up-store.ts';
import { beginLookUp, lookUpAll } from '../../features/imports/look-ups.ts';
import { type Plan, planOf, storePlan } from '../../features/imports/plan.ts';
import { readFile } from '../../features/imports/read-file.ts';
import { sliced } from '../../features/imports/slices.ts';

/** With the id of the list that was looked up, which the plan replaces. */
type Planned = Plan & { lookUp?: string };

export async function planFor(file: FileToImport, caller: Caller): Promise<Planned> {
  const { fileName } = file;
  const read = await readFile(file);
  if ('entries' in read) return planOf(fileName, read.entries, caller);
  const { identifiers, notFound } = read.listed;
  const lookUp = await beginLookUp({ fileName, asked: numbered(identifiers), notFound }, caller);
  const entries = await lookUpAloud(lookUp);
  const missing = entries.filter(({ problem }) => problem).length;
  return { lookUp, ...(await planOf(fileName, entries, caller, missing)) };
}

/** Says how far it is after each part, and whenever nothing was said for a while. */
const silenceMs = 8_000;

async function lookUpAloud(id: string): Promise<ReadEntry[]> {
  let now = toImport(id, await readImport(id));
  const say = () => console.log(progressOf(now));
  say();
  const timer = setInterval(say, silenceMs);
  try {
    return await lookUpAll(id, (after) => {
      now = after;
      say();
    });
  } finally {
    clearInterval(timer);
  }
}

const progressOf = ({ gone, total, notFound, wait }: OneImport) =>
  `${gone} of ${total} looked up, ${notFound} not found.${wait ? ' A service asks for a pause.' : ''}`;

export async function storeFor({ lookUp, plan, entries }: Planned): Promise<string> {
  if (!lookUp) return (await storePlan({ plan, entries })).insertedId;
  await becomePlan(lookUp, plan, sliced(entries));
  return lookUp;
}
