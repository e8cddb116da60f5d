import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeCopy, makeIcon, makeSharePicture } from './share-picture.ts';

const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5d4b' } });

test('a picture as the site stores it is converted to a JPEG', async () => {
  const made = await makeSharePicture(await picture.clone().webp().toBuffer());
  expect(made.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('an icon is a square PNG of the whole picture, without a ground of its own', async () => {
  const made = await makeIcon(await picture.clone().webp().toBuffer());
  expect(made.subarray(1, 4).toString()).toBe('PNG');
  expect([made.readUInt32BE(16), made.readUInt32BE(20)]).toEqual([180, 180]);
  const colorsWithTransparency = 6;
  expect(made[25]).toBe(colorsWithTransparency);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>';

test.each([
  ['an SVG', async () => Buffer.from(svg)],
  ['an SVG that begins like a WebP', async () => Buffer.from(`RIFF1234WEBP${svg}`)],
  ['a PNG', () => picture.clone().png().toBuffer()],
  ['a TIFF', () => picture.clone().tiff().toBuffer()],
])('%s under the name of a picture is refused', async (_what, bytes) => {
  await expect(makeSharePicture(await bytes())).rejects.toThrow(
    /unsupported image format|corrupt header: webp/,
  );
});

test('a picture of far more pixels than the site stores is refused', async () => {
  const wall = sharp({ create: { width: 4_001, height: 4_000, channels: 3, background: 'white' } });
  await expect(makeSharePicture(await wall.webp({ effort: 0 }).toBuffer())).rejects.toThrow(/pixel limit/);
});

describe('a copy', () => {
  const photo = () =>
    sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });

  test('is as wide as requested, without the camera’s metadata', async () => {
    const original = await photo()
      .withExif({ IFD0: { Copyright: 'me' } })
      .webp()
      .toBuffer();
    const { format, width, height, exif } = await sharp(await makeCopy(original, 480)).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 480,
      height: 320,
      exif: undefined,
    });
  });

  test('is never wider than the picture, nor a larger file', async () => {
    const original = await photo().webp({ quality: 20 }).toBuffer();
    expect(await makeCopy(original, 1080)).toEqual(original);
  });

  test('is turned upright as the metadata says', async () => {
    const original = await photo().withMetadata({ orientation: 6 }).webp().toBuffer();
    const { width, height } = await sharp(await makeCopy(original, 240)).metadata();
    expect([width, height]).toEqual([240, 360]);
  });

  test('of a picture one pixel high is one pixel high', async () => {
    const line = sharp({ create: { width: 1080, height: 1, channels: 3, background: 'red' } });
    const { width, height } = await sharp(await makeCopy(await line.webp().toBuffer(), 96)).metadata();
    expect(height).toBe(1);
    expect(width).toBeLessThanOrEqual(1080);
  });

  test('of a file that is no picture fails', async () => {
    await expect(makeCopy(Buffer.from(svg), 480)).rejects.toThrow(/unsupported image format/);
  });
});
