/** What the lab says of itself is one record, so each reader is asked after each writing. */
import { limits } from '@lab/contract/api/limits';
import { restoredDocuments } from '../restored.ts';
import type { Accepted } from '../written.ts';
import { type Nested, put, type Slot, send, valueAt } from '../written.ts';
import { bodyOf, both, only, type Place, type PlaceGiven, slot } from './place.ts';

const contact = [slot('name', 'text', limits.name), slot('location', 'text', limits.location)];
const blockNames = ['overView', 'mission', 'history', 'vision'];
const blocks = blockNames.flatMap((block) => [
  slot(`${block}.name`, 'text', limits.title),
  slot(`${block}.details`, 'prose', limits.prose),
  slot(`${block}.imageAlt`, 'text', limits.title),
]);
const slides = Array.from({ length: limits.carousel }, (_, at) =>
  slot(`carousel.${at}.caption`, 'text', limits.caption),
);

export async function labInfo({ lab, admin }: PlaceGiven): Promise<Place> {
  const before: Nested = (await admin('GET /labInfo')).body;
  const whole: Nested = {
    ...before,
    blocks: Object.fromEntries(blockNames.map((name) => [name, before[name]])),
  };
  const forms: [path: string, slots: Slot[], usual: Nested][] = [
    ['/basicInfo', contact, { name: before.name, location: before.location }],
    ['/labBlocks', blocks, whole.blocks],
    ['/carousel', slides, { carousel: before.carousel }],
  ];
  const [shown, restored] = [new Map<string, unknown>(), new Map<string, unknown>()];
  return {
    name: 'what the lab says of itself',
    slots: [...contact, ...blocks, ...slides],
    collection: '',
    async write(texts) {
      let all: Accepted | undefined;
      for (const [path, slots, usual] of forms) {
        const accepted = await send(only(texts, slots), (kept) =>
          admin(`PATCH ${path}`, bodyOf(kept, usual)),
        );
        all = all ? both(all, accepted) : accepted;
      }
      const id = `${shown.size}`;
      shown.set(id, (await admin('GET /labInfo?fresh=1')).body);
      restored.set(id, asShown((await restoredDocuments(lab, ['labInfo'])).get('labInfo')?.get('main')));
      return { ...(all as Accepted), id };
    },
    readers: { 'the call': async () => shown, 'the restored lab': async () => restored },
    async remove() {
      for (const [path, , usual] of forms) await admin(`PATCH ${path}`, usual);
    },
  };
}

/** The first block has another spelling in Firestore. */
function asShown(stored: unknown): Nested {
  const record = structuredClone(stored) as Nested;
  put(record, 'overView', valueAt(record, 'overview') as never);
  return record;
}
