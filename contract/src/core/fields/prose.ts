import { textType } from './text.ts';

interface Prose {
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

export const prose = textType<Prose>(({ prose }, { label, max, tooLong }) => prose(label, max, tooLong), {
  isCut: ({ cutInLists = false }) => cutInLists,
});
