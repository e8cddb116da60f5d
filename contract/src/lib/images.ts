/**
 * Which pictures there are, how each is stored (docs/specification.md#pictures), and in which widths pages
 * show it.
 */
export const imagePurposes = [
  'profile',
  'papers',
  'news',
  'areas',
  'collaborators',
  'lab',
  // Of kinds of content that have no folder of their own.
  'content',
] as const;

export type ImagePurpose = (typeof imagePurposes)[number];

interface ImageShape {
  /** The original is reduced to fit into this size. */
  readonly width: number;
  readonly height: number;
  /** Widths of the smaller copies that the server makes. */
  readonly copies: readonly number[];
}

const portrait: ImageShape = { width: 800, height: 800, copies: [96, 192, 240] };
const wide: ImageShape = { width: 1080, height: 720, copies: [480, 750, 1080] };

export function imageShape(purpose: string): ImageShape {
  return purpose === 'profile' ? portrait : wide;
}

/** In percent. Pages show copies, so only the original needs high quality. */
export const imageQuality = { registration: 75, profile: 90, content: 95, copy: 72 } as const;
