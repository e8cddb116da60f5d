/** Resizes a picture, in a worker if workers can draw and otherwise on the page. */

export interface ResizePlan {
  /** The largest size allowed; smaller pictures are not enlarged. */
  width: number;
  height: number;
  /** In percent. */
  quality: number;
}

export interface Resized {
  width: number;
  height: number;
  original: Blob;
}

export type ImageFault = 'not-an-image' | 'too-large-to-read' | 'too-large' | 'no-encoder';

export class ImageError extends Error {
  constructor(readonly fault: ImageFault) {
    super(fault);
    this.name = 'ImageError';
  }
}

export function fitInto(box: { width: number; height: number }, picture: { width: number; height: number }) {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

export async function resize(file: Blob, plan: ResizePlan): Promise<Resized> {
  // Rotates the picture as its EXIF data says; drawing it again then removes all metadata.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ImageError('not-an-image');
  });
  try {
    const size = fitInto(plan, bitmap);
    const original = await draw(bitmap, size.width, size.height, plan.quality);
    return { ...size, original };
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, width: number, height: number, quality: number): Promise<Blob> {
  const type = 'image/webp';
  let context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  let blob: Blob | null;
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    context = drawInto(canvas.getContext('2d'), bitmap, width, height);
    blob = await canvas.convertToBlob({ type, quality: quality / 100 });
  } else {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    context = drawInto(canvas.getContext('2d'), bitmap, width, height);
    blob = await new Promise((resolve) => canvas.toBlob(resolve, type, quality / 100));
  }
  // A browser that cannot write WebP writes PNG instead, without an error.
  if (blob?.type === type) return blob;
  const pixels = context.getImageData(0, 0, width, height);
  return encodeInWasm(pixels, quality);
}

async function encodeInWasm(pixels: ImageData, quality: number): Promise<Blob> {
  try {
    const { encodeWebp } = await import('./webp-encoder.ts');
    return await encodeWebp(pixels, quality);
  } catch (error) {
    console.warn(error);
    throw new ImageError('no-encoder');
  }
}

function drawInto<Context extends CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D>(
  context: Context | null,
  bitmap: ImageBitmap,
  width: number,
  height: number,
): Context {
  if (!context) throw new ImageError('no-encoder');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
