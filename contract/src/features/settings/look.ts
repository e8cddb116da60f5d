/**
 * The style properties that follow from a lab's look; web/src/app/theme.css has those of a lab that has
 * chosen nothing.
 */
import { accentColors, isReadableAccent } from './accent.ts';
import type { CornerShape, FontPair, Look } from './choices.ts';
import type { Settings } from './defaults.ts';
import { lookStyles } from './looks.ts';

const serif = 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif';
const geometric = 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif';
const humanist = 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif';

/** Only fonts that devices have; those of the looks are fetched (web/src/app/heading-face.ts). */
const fonts: Record<FontPair, Record<string, string>> = {
  plain: {},
  reading: { headings: serif },
  book: { sans: serif, headings: serif },
  geometric: { sans: humanist, headings: geometric },
  device: { headings: 'var(--sans)' },
};

const corners: Record<CornerShape, Record<string, string>> = {
  soft: {},
  square: { radius: '0rem', 'radius-s': '0rem' },
  round: { radius: '0.75rem', 'radius-s': '0.5rem' },
};

const inBoth = (pairs: Record<string, { light: string; dark: string }>) =>
  Object.fromEntries(
    Object.entries(pairs).map(([name, { light, dark }]) => [name, `light-dark(${light}, ${dark})`]),
  );

const knownLook = (look: Look): Look => (Object.hasOwn(lookStyles, look) ? look : 'journal');

function colors(chosen: string, look: Look): Record<string, string> {
  const { accent, grounds, colors } = lookStyles[look];
  // What is stored is checked again, because it becomes part of every page's style.
  const own = isReadableAccent(chosen) ? chosen : accent;
  return { ...(accent && inBoth({ ...grounds, ...colors })), ...(own && inBoth(accentColors(own, look))) };
}

/** As in an attribute `style`; empty for a lab that has chosen nothing. */
export function styleOf({
  look: given = 'journal',
  accent,
  fonts: pair,
  corners: shape,
}: Partial<Settings['look']>): string {
  const look = knownLook(given);
  const own = {
    ...colors(accent ?? '', look),
    ...lookStyles[look].shapes,
    ...fonts[pair ?? 'plain'],
    ...corners[shape ?? 'soft'],
  };
  return Object.entries(own)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
