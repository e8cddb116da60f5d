// Random numbers that are the same for the same seed (mulberry32).
/** @param {number} seed */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** @param {number} from @param {number} below */
    between: (from, below) => from + next() * (below - from),
    /** @template T @param {readonly T[]} list */
    oneOf: (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]),
    /** @template T @param {readonly T[]} list */
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
/** @typedef {ReturnType<typeof randomOf>} Random */
