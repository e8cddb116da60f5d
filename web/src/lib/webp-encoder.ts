/** Writes WebP where the browser itself cannot (Safari). 350 KB of WebAssembly, hence loaded only there. */
import encode from '@jsquash/webp/encode';

export async function encodeWebp(pixels: ImageData, quality: number): Promise<Blob> {
  return new Blob([await encode(pixels, { quality })], { type: 'image/webp' });
}
