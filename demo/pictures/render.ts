import { imageShape } from '@lab/contract/lib/images';
import sharp, { type Sharp } from 'sharp';
import { chance, hash } from './chance.ts';
import { darkPalettes, lightPalettes, type Palette, type PaletteName, palettes, scale } from './palettes.ts';
import { type PictureKind, scenes } from './scenes.ts';
import { height, type Picture, width } from './svg.ts';

/** The widths that the site requests. A wide original has the width of its largest copy, 1080, so that copy is left out. */
const wide = imageShape('papers');
export const wideWidths = wide.copies.filter((copy) => copy < wide.width);
export const profileWidths = imageShape('profile').copies;

/** A record's picture, determined by its name, so that each is different and stays the same. */
export function scenePicture(name: string, kind: PictureKind, colours?: PaletteName): Sharp {
  const names = [...darkPalettes, ...lightPalettes];
  const palette = palettes[colours ?? (names[hash(`palette ${name}`) % names.length] as PaletteName)];
  return picture(scenes[kind](chance(name), palette), palette);
}

function picture(drawn: Picture, palette: Palette): Sharp {
  if (typeof drawn === 'string') return sharp(Buffer.from(drawn));
  const colour = scale(palette);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colour(drawn(x, y)), (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A picture as it is stored, and a smaller copy for every width. */
export async function webp(
  image: Sharp,
  widths: readonly number[],
): Promise<{ width?: number; bytes: Buffer }[]> {
  const original = await image.png().toBuffer();
  const encode = (from: Sharp, quality: number) =>
    from.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  return [
    { bytes: await encode(sharp(original), 68) },
    ...(await Promise.all(
      widths.map(async (w) => ({
        width: w,
        bytes: await encode(sharp(original).resize({ width: w }), 62),
      })),
    )),
  ];
}
