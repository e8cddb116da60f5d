import { textType } from './text.ts';

/** A long text with headings, lists and pictures. Replies contain it as HTML too, in `rendered`. */
export const markdown = textType<{ readonly max: number }>(
  ({ markdown }, { label, max }) => markdown(label, max),
  { isCut: (_, isOutput) => isOutput },
);
