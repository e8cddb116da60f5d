import { imageQuality } from '@lab/contract/lib/images';
import { iconSize, sharePicture } from '@lab/contract/lib/uploads/files';
import sharp from 'sharp';
import { element, escapeXml } from '../http/xml.ts';

/** Far more than the site's own forms store. */
const maxPixels = 16_000_000;

// Any user can store any bytes under a picture's name, so sharp may use only its WebP reader, and none of its
// others (SVG, TIFF, HEIF, ...).
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

/** As large as it was uploaded. */
export const makePng = (original: Buffer): Promise<Buffer> =>
  sharp(original, { limitInputPixels: maxPixels }).autoOrient().png().toBuffer();

interface Rights {
  credit: string;
  terms: string;
  /** The address of the licence, if it has one. */
  link: string;
}

/** As large as it was uploaded; says whose picture it is, and nothing else of what the original said. */
export function makePhoto(original: Buffer, rights: Rights): Promise<Buffer> {
  return sharp(original, { limitInputPixels: maxPixels })
    .autoOrient()
    .flatten({ background: 'white' })
    .withXmp(xmpOf(rights))
    .jpeg({ quality: 92, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** What picture editors show as author and rights (XMP, ISO 16684-1). */
function xmpOf({ credit, terms, link }: Rights): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ` xmlns:rights="http://ns.adobe.com/xap/1.0/rights/" rights:WebStatement="${escapeXml(link)}">`,
    `<dc:creator><rdf:Seq>${element('rdf:li', credit)}</rdf:Seq></dc:creator>`,
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(terms)}</rdf:li></rdf:Alt></dc:rights>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
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
