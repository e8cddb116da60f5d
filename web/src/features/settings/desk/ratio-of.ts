export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Width divided by height. */
export async function ratioOf(address: string): Promise<number> {
  const { naturalWidth, naturalHeight } = await loadImage(address);
  const ratio = naturalHeight > 0 ? naturalWidth / naturalHeight : 1;
  return Math.min(20, Math.max(0.1, Math.round(ratio * 100) / 100));
}
