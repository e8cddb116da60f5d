import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture } from './share-picture.ts';

const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5d4b' } });

test('a picture as the site stores it is drawn as a JPEG', async () => {
  const drawn = await drawSharePicture(await picture.clone().webp().toBuffer());
  expect(drawn.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>';

test.each([
  ['an SVG', async () => Buffer.from(svg)],
  ['an SVG that begins like a WebP', async () => Buffer.from(`RIFF1234WEBP${svg}`)],
  ['a PNG', () => picture.clone().png().toBuffer()],
  ['a TIFF', () => picture.clone().tiff().toBuffer()],
])('%s under the name of a picture is refused', async (_what, bytes) => {
  await expect(drawSharePicture(await bytes())).rejects.toThrow(
    /unsupported image format|corrupt header: webp/,
  );
});

test('a picture of far more pixels than the site stores is refused', async () => {
  const wall = sharp({ create: { width: 4_001, height: 4_000, channels: 3, background: 'white' } });
  await expect(drawSharePicture(await wall.webp({ effort: 0 }).toBuffer())).rejects.toThrow(/pixel limit/);
});
