/** A text for people to read, from which a Word file and a PDF are written. */
import type { ListedRun } from '@lab/contract/features/citations/lists/listed-works';

export type TextRun = ListedRun;

export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; runs: readonly TextRun[] }
  | { kind: 'list'; numbered?: boolean; entries: readonly (readonly TextRun[])[] };

export interface TextDocument {
  title: string;
  /** Language and country, as `en-GB`. */
  locale: string;
  /** The host of the site. */
  creator: string;
  blocks: readonly Block[];
}

/** A sentence, and the address that it names. */
export interface Pointer {
  text: string;
  address: string;
}

export const pointer = ({ text, address }: Pointer): Block => ({
  kind: 'paragraph',
  runs: [{ text: `${text} ` }, { text: address, href: address }],
});

/** The first letter decides, as `dir="auto"` does in HTML. */
export const isRightToLeft = (text: string) =>
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);
