import { parseName } from '@lab/contract/features/citations/names';
import type { CslName } from '@lab/contract/features/imports/entry';

/** `van Beethoven, Ludwig`, or `Ludwig van Beethoven`. */
export function cslName(written: string): CslName {
  const { particle, ...name } = parseName(written);
  return particle ? { ...name, 'non-dropping-particle': particle } : name;
}
