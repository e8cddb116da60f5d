/** The colours that follow from the one colour that a lab chooses, each for light and for dark pages. */
import type { Look } from './choices.ts';
import { contrast, isHex, mix, readable, readableOn } from './contrast.ts';
import { lookStyles } from './looks.ts';

interface Pair {
  light: string;
  dark: string;
}

/** The colours of texts on the accent, on highlighted text and on the footer. */
const white = '#ffffff';
const black = '#10200a';
const softOnBand = '#a9c1b5';

const tintOn = (paper: string, accent: string) => mix(paper, accent, 0.09);

const lightGrounds = (accent: string, look: Look = 'journal') => {
  const { paper, raised, sunken } = lookStyles[look].grounds;
  return [paper.light, raised.light, sunken.light, tintOn(paper.light, accent)];
};

/**
 * Whether links in this colour can be read on every light ground; on dark pages a lighter one is made of it.
 */
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

type AccentColors = Record<
  'accent' | 'accent-strong' | 'on-accent' | 'tint' | 'mark' | 'band' | 'grid',
  Pair
>;

export function accentColors(accent: string, look: Look = 'journal'): AccentColors {
  const { paper, raised, sunken } = lookStyles[look].grounds;
  // A tint of the lighter colour is also a ground, so the colour is made a little lighter than the others
  // ask.
  const onDark = readableOn(
    [paper.dark, raised.dark, sunken.dark, tintOn(paper.dark, mix(accent, white, 0.5))],
    accent,
    white,
    6,
  );
  // The grounds of some looks are a little darker than those on which the lab's choice was checked.
  const onLight = readableOn(lightGrounds(accent, look), accent, '#000000');
  const band = readableOn([softOnBand], mix(accent, '#000000', 0.5), '#000000', 6);
  return {
    accent: { light: onLight, dark: onDark },
    'accent-strong': { light: mix(onLight, '#000000', 0.3), dark: mix(onDark, white, 0.35) },
    'on-accent': { light: textOn(onLight), dark: textOn(onDark) },
    tint: { light: tintOn(paper.light, accent), dark: tintOn(paper.dark, onDark) },
    mark: { light: readableOn([black, band], accent, white, 7), dark: readableOn([black], onDark, white, 7) },
    band: { light: band, dark: mix(band, '#000000', 0.5) },
    grid: { light: `${onLight}14`, dark: `${onDark}12` },
  };
}
