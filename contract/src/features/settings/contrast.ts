/** Contrast as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

/** What WCAG asks of text at level AA. */
export const readable = 4.5;

export const isHex = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

/** Red, green and blue from 0 to 255. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, for equal colours, to 21, for black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` of the second colour, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const with_ = channels(other);
  const mixed = channels(one).map((channel, at) => channel + ((with_[at] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes as little as possible of `into` with the colour until it can be read on all of the grounds. */
export function readableOn(
  grounds: readonly string[],
  color: string,
  into: string,
  wanted = readable,
): string {
  for (let percent = 0; percent < 100; percent++) {
    const mixed = mix(color, into, percent / 100);
    if (grounds.every((ground) => contrast(mixed, ground) >= wanted)) return mixed;
  }
  return into;
}
