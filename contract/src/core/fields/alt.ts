import { textType } from './text.ts';

/**
 * What the picture of the record shows, or `decorative` of alt-text.ts. A kind can have one field of this
 * type. Tables leave the picture out, and this says nothing without it.
 */
export const alt = textType<{ readonly max: number }>(({ text }, { label, max }) => text(label, max), {
  cell: null,
});
