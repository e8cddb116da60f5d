/** The style properties that follow from a lab's look; web/src/app/theme.css has those of a lab that has chosen nothing. */
import { type AccentColors, accentColors, isReadableAccent } from './accent.ts';
import type { CornerShape, FontPair } from './choices.ts';
import type { Settings } from './defaults.ts';

const serif = 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif';
const geometric = 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif';
const humanist = 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif';

/** Only fonts that devices have, so that no page waits for one. */
const fonts: Record<FontPair, Record<string, string>> = {
  plain: {},
  reading: { headings: serif },
  book: { sans: serif, headings: serif },
  geometric: { sans: humanist, headings: geometric },
};

const corners: Record<CornerShape, Record<string, string>> = {
  soft: {},
  square: { radius: '0rem', 'radius-s': '0rem' },
  round: { radius: '0.75rem', 'radius-s': '0.5rem' },
};

function colors(accent: string): Record<string, string> {
  // What is stored is checked again, because it becomes part of every page's style.
  if (!isReadableAccent(accent)) return {};
  const pairs: AccentColors = accentColors(accent);
  return Object.fromEntries(
    Object.entries(pairs).map(([name, { light, dark }]) => [name, `light-dark(${light}, ${dark})`]),
  );
}

/** As in an attribute `style`; empty for a lab that has chosen nothing. */
export function styleOf({ accent, fonts: pair, corners: shape }: Partial<Settings['look']>): string {
  const own = { ...colors(accent ?? ''), ...fonts[pair ?? 'plain'], ...corners[shape ?? 'soft'] };
  return Object.entries(own)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
