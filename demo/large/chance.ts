/**
 * Random numbers that are always the same for the same name, so that the demo lab is rebuilt byte for byte.
 */
export interface Chance {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  bell(): number;
}

export function chance(seed: string): Chance {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    whole,
    pick: <T>(from: readonly T[]) => from[whole(0, from.length - 1)] as T,
    bell: () => next() + next() + next() + next() - 2,
  });
}

function hash(text: string): number {
  let value = 2166136261;
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
