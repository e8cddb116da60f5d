/** The pictures of a site as this one stores pictures. */
import { type ImagePurpose, imageQuality, imageShape } from '@lab/contract/lib/images';

/** A photograph of any camera; more is a bomb. */
const maxPixels = 100_000_000;

/** Only its pixels are kept, so no script of an SVG and no place of a photograph comes in. */
export async function webpOf(bytes: Buffer, purpose: ImagePurpose) {
  const { default: sharp } = await import('sharp');
  const { width, height } = imageShape(purpose);
  const quality = purpose === 'profile' ? imageQuality.profile : imageQuality.content;
  const limitInputPixels = maxPixels;
  const drawn = await sharp(bytes, { limitInputPixels }).metadata();
  const density = purpose === 'lab' && drawn.format === 'svg' ? densityFor(drawn) : undefined;
  return sharp(bytes, { limitInputPixels, ...(density && { density }) })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: 60 })
    .toBuffer({ resolveWithObject: true });
}

/** A logo of a few pixels is drawn as large as a screen with many shows it. */
const logoPixels = 512;
const usualDensity = 72;

function densityFor({ width, height }: { width?: number; height?: number }): number {
  const larger = Math.max(width ?? 1, height ?? 1);
  return Math.min(Math.max(usualDensity, (usualDensity * logoPixels) / larger), 100 * usualDensity);
}
