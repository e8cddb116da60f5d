import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planOf, prepareImage } from './images.ts';
import { fitInto, ImageError, type ResizePlan, resize } from './images-resize.ts';
import * as encoder from './webp-encoder.ts';

vi.mock('./webp-encoder.ts', () => ({ encodeWebp: vi.fn() }));

const mebibyte = 1024 * 1024;

describe('what may be chosen', () => {
  it('refuses a file with another type', async () => {
    const file = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
    await expect(prepareImage(file, { purpose: 'papers' })).rejects.toMatchObject({ fault: 'not-an-image' });
  });

  it('refuses more than 60 MB without reading the file', async () => {
    const file = new File([new Uint8Array(60 * mebibyte + 1)], 'big.png', { type: 'image/png' });
    await expect(prepareImage(file, { purpose: 'papers' })).rejects.toMatchObject({
      fault: 'too-large-to-read',
    });
  });
});

describe('sizes and qualities', () => {
  it('keeps profiles within 800x800, at 75 on registration and 90 on edit', () => {
    expect(planOf({ purpose: 'profile', quality: 75 })).toMatchObject({
      width: 800,
      height: 800,
      quality: 75,
    });
    expect(planOf({ purpose: 'profile', quality: 90 })).toMatchObject({ width: 800, quality: 90 });
  });

  it.each(['papers', 'news', 'collaborators', 'areas'] as const)(
    'keeps %s within 1080x720 at 95',
    (purpose) => {
      expect(planOf({ purpose })).toEqual({
        width: 1080,
        height: 720,
        quality: 95,
      });
    },
  );

  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 960, height: 720 },
    ],
    [
      { width: 3000, height: 2000 },
      { width: 1080, height: 720 },
    ],
    [
      { width: 3000, height: 30 },
      { width: 1080, height: 11 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 1, height: 20_000 },
      { width: 1, height: 720 },
    ],
  ])('fits %j into the box as %j', (picture, fitted) => {
    expect(fitInto({ width: 1080, height: 720 }, picture)).toEqual(fitted);
  });
});

describe('resizing', () => {
  const plan: ResizePlan = {
    width: 1080,
    height: 720,
    quality: 95,
  };
  const close = vi.fn();
  let drawn: { width: number; height: number; type: string; quality: number }[];
  let writes: string;
  const encodeWebp = vi.mocked(encoder.encodeWebp);

  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}

    getContext(kind: string) {
      const size = { width: this.width, height: this.height };
      return kind === '2d' ? { drawImage() {}, getImageData: () => size } : null;
    }

    async convertToBlob({ type, quality }: { type: string; quality: number }) {
      drawn.push({ width: this.width, height: this.height, type, quality });
      return new Blob(['x'], { type: writes });
    }
  }

  beforeEach(() => {
    drawn = [];
    writes = 'image/webp';
    vi.stubGlobal('OffscreenCanvas', Canvas);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close }));
  });
  afterEach(() => close.mockClear());

  it('renders the picture, not enlarged', async () => {
    const { width, height } = await resize(new Blob(), plan);
    expect([width, height]).toEqual([900, 600]);
    expect(drawn).toEqual([{ width: 900, height: 600, type: 'image/webp', quality: 0.95 }]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('refuses a file that no browser can read as an image', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    await expect(resize(new Blob(['<html>']), plan)).rejects.toEqual(new ImageError('not-an-image'));
  });

  it('writes WebP itself, in the same size and quality, where the browser writes PNG instead', async () => {
    writes = 'image/png';
    encodeWebp.mockImplementation(async () => new Blob(['own'], { type: 'image/webp' }));
    const { original } = await resize(new Blob(), plan);
    expect(original.type).toBe('image/webp');
    expect(encodeWebp.mock.calls).toEqual([[{ width: 900, height: 600 }, 95]]);
  });

  it('writes WebP itself where the page draws and the browser writes nothing', async () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    vi.spyOn(document, 'createElement').mockImplementation(
      () => Object.assign(new Canvas(900, 600), { toBlob: (done: BlobCallback) => done(null) }) as never,
    );
    const own = new Blob(['own'], { type: 'image/webp' });
    encodeWebp.mockResolvedValue(own);
    expect(await resize(new Blob(), plan)).toEqual({ width: 900, height: 600, original: own });
  });

  it('fails if its own encoder fails too, and never stores a PNG as WebP', async () => {
    writes = 'image/png';
    encodeWebp.mockRejectedValue(new Error('Encoding error.'));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(resize(new Blob(), plan)).rejects.toMatchObject({ fault: 'no-encoder' });
    expect(close).toHaveBeenCalledOnce();
  });
});
