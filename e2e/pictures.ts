import type { Page } from 'playwright-core';
import sharp from 'sharp';

export interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2f7d62' } });
}

export async function photo(width = 1800, height = 1200): Promise<File> {
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await plain(width, height).jpeg().toBuffer() };
}

export const pdf: File = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Says what the chosen picture of a record shows, where the form asks for it. */
async function describeChosen(page: Page): Promise<void> {
  const alt = page.getByLabel('Alternative text');
  if (await alt.isVisible()) await alt.fill('A green board');
}

/** Chooses a picture in a form, and waits until the browser has prepared it. */
export async function choosePicture(page: Page, label: string): Promise<void> {
  const buffer = await plain(1200, 800).png().toBuffer();
  const file = { name: 'picture.png', mimeType: 'image/png', buffer };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
  await page.locator('img[src^="blob:"]').first().waitFor();
  await describeChosen(page);
}

/** As a phone held upright stores it: rotated, with metadata about the rotation and the place. */
export async function phonePhoto(): Promise<File> {
  const buffer = await plain(1200, 800)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'where-it-was-taken' } })
    .jpeg()
    .toBuffer();
  return { name: 'upright.jpg', mimeType: 'image/jpeg', buffer };
}

/** More than 5 MB, as phones take them. */
export async function largePhoto(): Promise<File> {
  const [width, height] = [1600, 1600];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = sharp({ create: { width, height, channels: 3, background: '#000', noise } });
  const buffer = await picture.png({ compressionLevel: 0 }).toBuffer();
  return { name: 'large.png', mimeType: 'image/png', buffer };
}

/** A file with a picture's type whose content is no picture. */
export function falsePicture(): File {
  return { name: 'false.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };
}

export async function describePicture(answer: { body(): Promise<Buffer> }) {
  const { format, width, height, exif } = await sharp(await answer.body()).metadata();
  return { format, width, height, exif };
}
