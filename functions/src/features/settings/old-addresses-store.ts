/**
 * `oldAddresses`: where the addresses of a site lead that moved in as a whole. The id is made of the address,
 * so that a request costs one read however many there are: decision 100.
 */
import type { Redirect } from '@lab/contract/features/settings/defaults';
import { leadsHome, stemIn, stemOf } from '@lab/contract/features/settings/redirects';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { digestOf } from '../../core/data/digest.ts';
import { collection, transact } from '../../core/data/firestore.ts';
import { inGroups } from '../../core/data/in-groups.ts';
import { writeMany } from '../../core/data/write-many.ts';
import type { Caller } from '../../core/http/caller.ts';

/** `move` is the id of the move, whose undo removes it. */
const shape = { from: '', to: '', move: '' };

const atOnce = 100;

const addresses = () => collection<typeof shape>('oldAddresses', shape);
const documentOf = (stem: string) => addresses().doc(digestOf(stem));

/** The settings' own list, which comes first, says where else nothing leads. */
export async function movedTo(pathname: string, list: readonly Redirect[]): Promise<string | undefined> {
  const found = (await documentOf(stemOf(pathname)).get()).data();
  return found && leadsHome({ from: pathname, to: found.to }, list) ? found.to : undefined;
}

interface Given {
  move: string;
  caller: Caller;
  onProgress?: (count: number) => void;
}

/** What leads somewhere already stays. Returns how many are new. */
export async function addOldAddresses(wanted: readonly Redirect[], given: Given): Promise<number> {
  let added = 0;
  for (const group of inGroups(wanted, atOnce)) {
    added += await addSome(group, given);
    given.onProgress?.(group.length);
  }
  return added;
}

const addSome = (wanted: readonly Redirect[], { move, caller }: Given) =>
  transact(async (tx) => {
    const stems = [...new Set(wanted.flatMap(({ from, to }) => [stemOf(from), stemIn(to)]))];
    const found = await tx.getAll(...stems.map(documentOf));
    const taken = new Set(stems.filter((_, at) => found[at]?.exists));
    const known = taken.size;
    for (const { from, to } of wanted) {
      const stem = stemOf(from);
      // One that led to an old address could lead in a circle.
      if (taken.has(stem) || taken.has(stemIn(to)) || !leadsHome({ from, to }, [])) continue;
      taken.add(stem);
      tx.create(documentOf(stem), { from, to, move });
    }
    const added = taken.size - known;
    const name = `${settingsTexts.parts.redirects} (${added})`;
    if (added > 0) logActivity(tx, caller, 'imported', { kind: 'settings', id: 'redirects', name });
    return added;
  });

export async function removeOldAddresses(move: string): Promise<number> {
  const theirs = addresses().where('move', '==', move).limit(atOnce);
  for (let removed = 0; ; ) {
    const { docs } = await theirs.get();
    if (docs.length === 0) return removed;
    await writeMany((writer) => docs.map(({ ref }) => writer.delete(ref)));
    removed += docs.length;
  }
}
