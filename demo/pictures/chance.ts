/** Random numbers that are always the same for the same name, so that the demo lab is rebuilt byte for byte. */
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

export function hash(text: string): number {
  let value = 2166136261;
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Smooth noise between 0 and 1 over the plane, with a few octaves of detail. */
export function cloud(random: Chance, octaves: number): (x: number, y: number) => number {
  const salt = random.whole(1, 1e6);
  const corner = (x: number, y: number) => {
    let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 974711);
    value = Math.imul(value ^ (value >>> 13), 1274126177);
    return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const layer = (x: number, y: number) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const upper = corner(left, top) + (corner(left + 1, top) - corner(left, top)) * across;
    const lower = corner(left, top + 1) + (corner(left + 1, top + 1) - corner(left, top + 1)) * across;
    return upper + (lower - upper) * down;
  };
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave++) {
      sum += layer(x * 2 ** octave + octave * 17, y * 2 ** octave - octave * 31) / 2 ** octave;
      weight += 1 / 2 ** octave;
    }
    return sum / weight;
  };
}
