/** What social networks show of a page: cut from a wide picture when one of them asks for it. */
export const sharePicture = { width: 1200, height: 630 } as const;

const wideOriginal = /^(\/images\/(?!profile\/)[a-z]+\/[\w-]+\/[\w-]+)\.webp$/;

/** Only wide pictures of the site's own have one. */
export function sharePictureOf(image: string): string | undefined {
  const [, stem] = wideOriginal.exec(image) ?? [];
  return stem && `${stem}-share.jpg`;
}
