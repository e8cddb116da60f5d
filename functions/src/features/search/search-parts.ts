/**
 * The index as browsers fetch it. Parts of works, the oldest first, seldom change, so they are addressed by
 * their content and kept for ever; the rest comes with their list, so that a small lab needs one request.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { compactWorks } from '@lab/contract/features/search/compact';
import type { Entry } from '@lab/contract/features/search/entry';
import { searchLimits } from '@lab/contract/features/search/limits';
import { pack } from '@lab/contract/features/search/pack';
import { digestOf } from '../../core/data/digest.ts';

export interface Parts {
  /** All entries as the index has them. */
  entries: Entry[];
  /** The names of the parts on the first line, then the packed rest. */
  list: string;
  /** By name. */
  parts: ReadonlyMap<string, string>;
}

/** The largest window, because a part is longer than the usual one. */
export const compressed = (text: string, quality: number = constants.BROTLI_MAX_QUALITY): Buffer =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });

const sizeOf = (entries: readonly Entry[], quality?: number) => compressed(pack(entries), quality).length;

/**
 * The best compression takes long and gains about a tenth, so it is only asked where the quick one leaves it
 * open.
 */
const quick = 9;
const gain = 1.15;

function fits(entries: readonly Entry[]): boolean {
  const most = searchLimits.partBytes;
  const size = sizeOf(entries, quick);
  return size <= most || (size <= most * gain && sizeOf(entries) <= most);
}

const byDate = (a: Entry, b: Entry) => (a.when < b.when ? -1 : a.when > b.when ? 1 : a.id < b.id ? -1 : 1);

/** Works are taken by this many, so that a new one at the end leaves the earlier parts as they are. */
const step = 250;

export function inParts(all: readonly Entry[]): Parts {
  const works = compactWorks(all.filter(({ group }) => group === 'works')).sort(byDate);
  const others = all.filter(({ group }) => group !== 'works').sort(byDate);
  const parts = new Map<string, string>();
  let rest = works;
  while (rest.length > 0 && !fits([...rest, ...others])) {
    const count = mostFitting(rest);
    const packed = pack(rest.slice(0, count));
    parts.set(digestOf(packed), packed);
    rest = rest.slice(count);
  }
  const list = `${[...parts.keys()].join(' ')}\n${pack([...rest, ...others])}`;
  return { entries: [...works, ...others], list, parts };
}

/** How many of the first works fit into a part, by halving. */
function mostFitting(works: readonly Entry[]): number {
  let [few, tooMany] = [step, works.length + step];
  while (tooMany - few > step) {
    const middle = Math.round((few + tooMany) / 2 / step) * step;
    if (fits(works.slice(0, middle))) few = middle;
    else tooMany = middle;
  }
  return Math.min(few, works.length);
}
