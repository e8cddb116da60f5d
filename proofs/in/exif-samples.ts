/**
 * Photographs of real cameras and telephones, through what makes them smaller: in the browser of who uploads
 * one, and when a whole site moves in. What they say of place and camera is gone, and they stand upright.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { launchBrowser } from '../../e2e/browser.ts';
import { webpOf } from '../../functions/src/jobs/moving/write/webp-of.ts';
import { type Case, type Fault, suite } from '../suite.ts';

/** Makes the stored picture, or throws. */
type Make = (bytes: Buffer) => Promise<Buffer>;

const moveIn: Make = async (bytes) => (await webpOf(bytes, 'content')).data;
const unturned: Make = (bytes) => sharp(bytes).resize({ width: 1080 }).keepMetadata().webp().toBuffer();

export const exifSamples = suite({
  name: 'exif-samples',
  part: 'In',
  about: 'pictures that are uploaded or move in: no place, upright',
  repository: 'ianare/exif-samples',
  commit: '5332a9cf0220e9c6c93f88a187daa90808051e10',
  needs: 'nothing',
  product: { moveIn, upload: undefined as Make | undefined },
  planted: { moveIn: unturned, upload: unturned },
  async *cases({ files, product }) {
    await using browser = await launchBrowser();
    const upload = product.upload ?? (await uploadIn(browser));
    const names = files.list('.').filter((name) => /\.(?:jpe?g|tiff?|hei[cf])$/i.test(name));
    for (const [way, make] of [
      ['move in', product.moveIn],
      ['upload', upload],
    ] as const) {
      // Chromium does not know these formats, and the form says so.
      const readable = names.filter((name) => way === 'move in' || /\.jpe?g$/i.test(name));
      for (const name of readable)
        yield { name: `${way}, ${name}`, fault: () => telling(make, files.bytes(name)) };
      yield* upright(way, (name) => make(files.bytes(`jpg/orientation/${name}.jpg`)));
    }
  },
});

/** A file that is no picture is refused, which tells nothing of anybody. */
async function telling(make: Make, bytes: Buffer): Promise<Fault> {
  const made = await make(bytes).catch(() => undefined);
  if (!made) return (await canBeRead(bytes)) ? 'A picture that can be read is refused' : undefined;
  const { format, exif, xmp, iptc, comments, orientation = 1 } = await sharp(made).metadata();
  if (format !== 'webp') return `It is ${format}`;
  if (exif || xmp || iptc || comments) return 'What the camera wrote is still in it';
  return orientation === 1 ? undefined : `It is to be turned (${orientation})`;
}

const canBeRead = (bytes: Buffer) =>
  sharp(bytes)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Eight pictures that look the same when each is turned as it says. */
function* upright(way: string, madeOf: (name: string) => Promise<Buffer>): Generator<Case> {
  for (const shape of ['landscape', 'portrait'])
    for (const turned of [2, 3, 4, 5, 6, 7, 8])
      yield {
        name: `${way}, ${shape} ${turned} stands as 1 does`,
        fault: async () => {
          const [one, other] = await Promise.all(
            [1, turned].map(async (at) => grid(await madeOf(`${shape}_${at}`))),
          );
          const farthest = Math.max(...(one ?? []).map((grey, at) => Math.abs(grey - (other?.[at] ?? 0))));
          return farthest < 40 ? undefined : `A part of it is ${farthest} of 255 lighter or darker`;
        },
      };
}

/** The picture in a few grey squares, after its width and height. */
async function grid(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata();
  const squares = await sharp(picture).greyscale().resize(6, 6, { fit: 'fill' }).raw().toBuffer();
  return [width, height, ...squares];
}

/** The module that forms use, in a page of a real browser. */
async function uploadIn(browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<Make> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'web/src/lib/images-resize.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'pictures',
    external: ['./webp-encoder.ts'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return async (bytes) => {
    const made: string = await page.evaluate(
      `(async () => {
        const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (letter) => letter.charCodeAt(0));
        const { original } = await pictures.resize(new Blob([bytes]), { width: 1080, height: 720, quality: 95 });
        const made = new Uint8Array(await original.arrayBuffer());
        return btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join(''));
      })()`,
    );
    return Buffer.from(made, 'base64');
  };
}
