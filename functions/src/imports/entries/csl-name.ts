import { parseName } from '@lab/contract/citations/names';
import type { CslName } from '@lab/contract/imports/entry';

/** `van Beethoven, Ludwig`, or `Ludwig van Beethoven`. */
export function cslName(written: string): CslName {
  const { particle, ...name } = parseName(written);
  return particle ? { ...name, 'non-dropping-particle': particle } : name;
}
