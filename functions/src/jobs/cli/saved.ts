/**
 * The suite of `npm start` keeps its data in memory and saves them while it runs. A command that wrote
 * something asks it to save at once, so that what the command reports is on the disk
 * (emulators/src/saving/on-request.ts).
 */

interface Answer {
  readonly ok: boolean;
  /** Empty if the suite keeps nothing when it ends, as in tests. */
  readonly sentence: string;
}

/** What keeps what a command writes: the suite, when it is asked, or something that saves by itself. */
export type Keeper =
  | { readonly kind: 'suite'; readonly saveNow: () => Promise<Answer> }
  | { readonly kind: 'itself' }
  | { readonly kind: 'none'; readonly why: string };

async function ask(address: string, method: 'GET' | 'POST'): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { method });
    return { ok: response.ok, sentence: await response.text() };
  } catch {
    return undefined;
  }
}

/** Emulators that were started without `npm start`. */
const inMemory: Keeper = {
  kind: 'suite',
  saveNow: async () => ({
    ok: true,
    sentence: 'It is not saved on disk: these emulators forget it when they end, unless they export it.',
  }),
};

/**
 * @param address where the suite saves on request; undefined for a deployed lab
 * @param firestore the address of its Firestore
 */
export async function findKeeper(address: string | undefined, firestore: string): Promise<Keeper> {
  if (!address) return { kind: 'itself' };
  const answer = await ask(address, 'GET');
  if (!answer && (await ask(firestore, 'GET'))) return inMemory;
  if (!answer) return { kind: 'none', why: 'No lab runs on this machine. Open it first: npm start' };
  if (!answer.ok) return { kind: 'none', why: answer.sentence };
  if (!answer.sentence) return { kind: 'itself' };
  const gone = { ok: false, sentence: 'It may not be saved on disk: the local suite has ended.' };
  return { kind: 'suite', saveNow: async () => (await ask(address, 'POST')) ?? gone };
}
