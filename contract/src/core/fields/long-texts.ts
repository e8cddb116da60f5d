import { textType } from './lines.ts';
import type { AnyField } from './type.ts';

interface Prose extends AnyField {
  readonly max: number;
  readonly tooLong?: string;
  /** How many lines the input shows at first. */
  readonly rows?: number;
  /** The form shows the number of characters. */
  readonly counted?: boolean;
  /** Replies with a list contain only the beginning of the text. */
  readonly cutInLists?: boolean;
  /**
   * The field of Markdown of which this one has the plain words. The server writes them, so that lists, feeds
   * and other programs need no Markdown. Only this field is filled in older records and in those of other
   * programs.
   */
  readonly wordsOf?: string;
}

/** A long text with headings, lists and pictures. Replies contain it as HTML too, in `rendered`. */
interface Markdown extends AnyField {
  readonly max: number;
}

export const longTexts = {
  prose: textType<Prose>(({ prose }, { label, max, tooLong }) => prose(label, max, tooLong), {
    isCut: ({ cutInLists = false }) => cutInLists,
  }),
  markdown: textType<Markdown>(({ markdown }, { label, max }) => markdown(label, max), {
    isCut: (_, isOutput) => isOutput,
  }),
};
