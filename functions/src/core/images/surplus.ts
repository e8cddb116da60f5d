import { hour } from '@lab/contract/lib/durations';
import { ownerOfFile } from '@lab/contract/lib/uploads/files';
import type { File } from '../data/storage.ts';

/** No form has so many files. */
const atMost = 100;

const timeOf = ({ metadata }: File) => Date.parse(String(metadata.timeCreated));

/**
 * By uid, the files that are too many of those that no record names: all but the newest, and none of the last
 * hour, whose form may still be open. Without a bound one account could fill the bucket with what is kept for
 * a day.
 */
export function surplusOf(unnamed: readonly File[], now: number): Map<string, File[]> {
  const byOwner = new Map<string, File[]>();
  for (const file of unnamed) {
    const owner = ownerOfFile(file.name);
    if (!owner) continue;
    const files = byOwner.get(owner) ?? [];
    files.push(file);
    byOwner.set(owner, files);
  }
  const surplus = [...byOwner].map(([owner, files]): [string, File[]] => {
    const newestFirst = files.sort((one, other) => timeOf(other) - timeOf(one));
    return [owner, newestFirst.slice(atMost).filter((file) => now - timeOf(file) > hour)];
  });
  return new Map(surplus.filter(([, files]) => files.length > 0));
}
