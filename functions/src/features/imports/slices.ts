/** Cuts a list into slices, each of which one document can hold, and one transaction can import. */

const mostEntries = 100;
/** A work's search keys take several times the room of its texts, and a transaction may write 10 MiB. */
const mostBytes = 300_000;

export function sliced<Entry>(entries: readonly Entry[]): Entry[][] {
  const slices: Entry[][] = [];
  let room = 0;
  let last: Entry[] = [];
  for (const entry of entries) {
    const bytes = Buffer.byteLength(JSON.stringify(entry));
    if (slices.length === 0 || last.length === mostEntries || bytes > room) {
      last = [];
      slices.push(last);
      room = mostBytes;
    }
    last.push(entry);
    room -= bytes;
  }
  return slices;
}
