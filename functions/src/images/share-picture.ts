import { imageQuality } from '@lab/contract/images';
import { sharePicture } from '@lab/contract/uploads/files';
import sharp from 'sharp';

/** Far more than the site's own forms ever store; whoever sends more has something else in mind. */
const mostPixels = 16_000_000;

// Anybody with an account can store any bytes under a picture's name. Of sharp's many readers (SVG, TIFF, HEIF, ...) only
// the one for what the site itself stores may touch them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });

/** JPEG, which every network reads. */
export function drawSharePicture(original: Buffer): Promise<Buffer> {
  return sharp(original, { limitInputPixels: mostPixels })
    .resize({ ...sharePicture, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}

/** As the page shows it, so that every width is what was reviewed: upright, the first picture of several, and never larger. */
export async function drawCopy(original: Buffer, width: number): Promise<Buffer> {
  const drawn = await sharp(original, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: imageQuality.copy })
    .toBuffer();
  return drawn.length < original.length ? drawn : original;
}
