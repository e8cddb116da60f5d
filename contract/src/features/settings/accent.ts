/** The colours that follow from the one colour that a lab chooses, each for light and for dark pages. */
import { contrast, isHex, mix, readable, readableOn } from './contrast.ts';

interface Pair {
  light: string;
  dark: string;
}

/** The grounds on which the accent is written, as in web/src/app/theme.css. */
const grounds = {
  light: { paper: '#fbfcf9', raised: '#ffffff', sunken: '#f0f4ee' },
  dark: { paper: '#0d1412', raised: '#131c19', sunken: '#0a100e' },
} as const;

/** The colours of texts on the accent, on highlighted text and on the footer. */
const white = '#ffffff';
const black = '#10200a';
const softOnBand = '#a9c1b5';

const tintOn = (paper: string, accent: string) => mix(paper, accent, 0.09);

const lightGrounds = (accent: string) => [
  ...Object.values(grounds.light),
  tintOn(grounds.light.paper, accent),
];

/** Whether links in this colour can be read on every light ground; on dark pages a lighter one is made of it. */
export function isReadableAccent(accent: string): boolean {
  return isHex(accent) && lightGrounds(accent).every((ground) => contrast(accent, ground) >= readable);
}

/** The nearest darker colour that can be read. */
export function readableAccent(accent: string): string {
  for (let percent = 1; percent < 100; percent++) {
    const darker = mix(accent, '#000000', percent / 100);
    if (isReadableAccent(darker)) return darker;
  }
  return '#000000';
}

/** The contrast on the ground where it is worst. */
export function worstContrast(accent: string): number {
  return Math.min(...lightGrounds(accent).map((ground) => contrast(accent, ground)));
}

const textOn = (accent: string) => (contrast(white, accent) >= contrast(black, accent) ? white : black);

export type AccentColors = Record<
  'accent' | 'accent-strong' | 'on-accent' | 'tint' | 'mark' | 'band' | 'grid',
  Pair
>;

export function accentColors(accent: string): AccentColors {
  const { paper, raised, sunken } = grounds.dark;
  // A tint of the lighter colour is also a ground, so the colour is made a little lighter than the others ask.
  const onDark = readableOn(
    [paper, raised, sunken, tintOn(paper, mix(accent, white, 0.5))],
    accent,
    white,
    6,
  );
  const band = readableOn([softOnBand], mix(accent, '#000000', 0.5), '#000000', 6);
  return {
    accent: { light: accent, dark: onDark },
    'accent-strong': { light: mix(accent, '#000000', 0.3), dark: mix(onDark, white, 0.35) },
    'on-accent': { light: textOn(accent), dark: textOn(onDark) },
    tint: { light: tintOn(grounds.light.paper, accent), dark: tintOn(paper, onDark) },
    mark: { light: readableOn([black, band], accent, white, 7), dark: readableOn([black], onDark, white, 7) },
    band: { light: band, dark: mix(band, '#000000', 0.5) },
    grid: { light: `${accent}14`, dark: `${onDark}12` },
  };
}
