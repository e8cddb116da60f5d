/** The signs of bold, italic and strikethrough that a person may use in one paragraph or one row of a table. */
const mostMarks = 800;

const isTable = /^.*\n[ \t]*\|?[ \t]*:?-+[ \t]*[:|]/;

/** The parser's time grows with the square of such signs, so a text with thousands of them could occupy the server. */
export const isTooMarked = (text: string): boolean =>
  text
    .split(/\n[ \t]*\n/)
    .flatMap((paragraph) => (isTable.test(paragraph) ? paragraph.split('\n') : paragraph))
    .some((part) => (part.match(/[*_~]/g)?.length ?? 0) > mostMarks);
