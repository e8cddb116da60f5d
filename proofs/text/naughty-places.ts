/**
 * The strings that break programs where people write besides the kinds of content: in accounts, profiles,
 * applications, messages, and what the lab says of itself. Each comes back from the call, from the list at
 * the desk, and from the lab that is restored from an export.
 */
import { callsOf } from '../lab-calls.ts';
import { type Case, type Given, suite } from '../suite.ts';
import { lost, wrongRefusal } from './kept.ts';
import { naughty, spoiledCalls } from './naughty-strings.ts';
import { account } from './places/account.ts';
import { application } from './places/application.ts';
import { labInfo } from './places/lab-info.ts';
import { message } from './places/message.ts';
import type { Entry, Place, PlaceGiven } from './places/place.ts';
import { profile } from './places/profile.ts';
import { restoredDocuments } from './restored.ts';

const product = { calls: callsOf };

export const naughtyPlaces = suite({
  ...naughty,
  name: 'naughty-strings-people',
  about: 'the same strings in accounts, profiles, applications, messages and what the lab says of itself',
  product,
  planted: { calls: spoiledCalls },
  async *cases({ files, product: { calls }, lab }: Given<typeof product>) {
    const strings: string[] = JSON.parse(files.read('blns.json'));
    const given = { lab, calls, admin: await calls(lab) };
    for (const open of [account, application, message, profile, labInfo])
      yield* casesOf(await open(given), strings, given);
  },
});

async function* casesOf(place: Place, strings: string[], { lab }: PlaceGiven): AsyncGenerator<Case> {
  const { slots, collection, storedAs = {} } = place;
  const tried: { name: string; written: Entry | Error }[] = [];
  try {
    for (let from = 0; from < strings.length; from += slots.length) {
      const texts = new Map(slots.map(({ path }, at) => [path, strings[(from + at) % strings.length] ?? '']));
      const written = await place.write(texts).catch((error: Error) => error);
      tried.push({ name: `${place.name}, string ${from + 1}`, written });
    }
    const found = new Map<string, ReadonlyMap<string, unknown>>();
    for (const [where, read] of Object.entries(place.readers)) found.set(where, await read());
    const restored = collection ? (await restoredDocuments(lab, [collection])).get(collection) : undefined;
    for (const { name, written } of tried)
      yield {
        name,
        fault() {
          if (written instanceof Error) throw written;
          const wrong = wrongRefusal(slots, written);
          if (wrong) return wrong;
          for (const [where, records] of found) {
            const fault = lost(where, records.get(written.id), slots, written);
            if (fault) return fault;
          }
          if (!restored) return undefined;
          const stored = slots.map((one) => ({ ...one, path: storedAs[one.path] ?? one.path }));
          const texts = new Map([...written.texts].map(([path, text]) => [storedAs[path] ?? path, text]));
          return lost('the restored lab', restored.get(written.id), stored, { ...written, texts });
        },
      };
  } finally {
    await place.remove();
  }
}
