/** 350 KB of WebAssembly, loaded only if the browser cannot write WebP itself (Safari). */
import encode from '@jsquash/webp/encode';

export async function encodeWebp(pixels: ImageData, quality: number): Promise<Blob> {
  return new Blob([await encode(pixels, { quality })], { type: 'image/webp' });
}
