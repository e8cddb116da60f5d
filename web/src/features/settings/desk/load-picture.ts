const longestSide = 1080;

async function loadImage(address: string): Promise<HTMLImageElement> {
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

/**
 * An SVG may hold scripts and addresses. As the source of an image it runs none, and what it shows is
 * rendered as a PNG, so the SVG itself is never sent. Any other file is returned unchanged.
 */
export async function drawSvg(file: File): Promise<File> {
  if (file.type !== 'image/svg+xml') return file;
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    const scale = longestSide / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return drawn ? new File([drawn], file.name, { type: drawn.type }) : file;
  } finally {
    URL.revokeObjectURL(address);
  }
}
