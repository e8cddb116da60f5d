import { imageQuality } from '@lab/contract/lib/images';
import { iconSize, sharePicture } from '@lab/contract/lib/uploads/files';
import sharp from 'sharp';

/** Far more than the site's own forms store. */
const maxPixels = 16_000_000;

// Any user can store any bytes under a picture's name, so sharp may use only its WebP reader, and none of its others
// (SVG, TIFF, HEIF, ...).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });

/** JPEG, because every social network reads it. */
export function makeSharePicture(original: Buffer): Promise<Buffer> {
  return sharp(original, { limitInputPixels: maxPixels })
    .resize({ ...sharePicture, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}

/** The whole picture in a square, without a ground of its own. */
export function makeIcon(original: Buffer): Promise<Buffer> {
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(original, { limitInputPixels: maxPixels })
    .resize({ width: iconSize, height: iconSize, fit: 'contain', background: nothing })
    .png()
    .toBuffer();
}

/** Shows what the reviewed picture shows in the browser: upright, only the first frame, and never larger. */
export async function makeCopy(original: Buffer, width: number): Promise<Buffer> {
  const copy = await sharp(original, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: imageQuality.copy })
    .toBuffer();
  return copy.length < original.length ? copy : original;
}
