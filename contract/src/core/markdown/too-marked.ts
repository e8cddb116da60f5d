/**
 * What takes the parser or a page much longer than the text is long, found in its lines before anything is
 * parsed.
 */
import { deepestNesting, mostCells, mostColumns } from './limits.ts';

/**
 * The signs of bold, italic and strikethrough that a person may use in one paragraph or one row of a table.
 */
const mostMarks = 800;

const isTable = /^.*\n[ \t]*\|?[ \t]*:?-+[ \t]*[:|]/;

const hasManyMarks = (text: string): boolean =>
  text
    .split(/\n[ \t]*\n/)
    .flatMap((paragraph) => (isTable.test(paragraph) ? paragraph.split('\n') : paragraph))
    .some((part) => (part.match(/[*_~]/g)?.length ?? 0) > mostMarks);

/** The signs of quotes and lists at the beginning of a line, each of which opens one more level. */
const opening = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const sign = />|[-+*]|\d{1,9}[.)]/g;
/** A line of `- - -` divides a text. */
const divider = /^[ \t]*([-*])[ \t]*(?:\1[ \t]*)+$/;

/** The columns before the sign of the deepest list, where each level takes a tab. */
const widestIndent = 4 * deepestNesting;

function opensTooMany(line: string): boolean {
  const start = opening.exec(line)?.[0] ?? '';
  const isDeep =
    (start.match(sign)?.length ?? 0) > deepestNesting || start.replaceAll('\t', '    ').length > widestIndent;
  return isDeep && !divider.test(line);
}

/** Whether lists and quotes are in each other more often than a page shows. */
export const isNestedTooDeep = (text: string): boolean => text.split('\n').some(opensTooMany);

/** The line between the names of the columns and the rows. */
const belowNames = /^[ \t>|:-]*$/;
const isBlank = (line: string) => !/[^ \t>]/.test(line);

/**
 * Whether a table is too wide, or all of them are too large. A page fills each row up to the number of
 * columns.
 */
export function hasTooLargeTable(text: string): boolean {
  const lines = text.split('\n');
  let cells = 0;
  let columns = 0;
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) columns = 0;
    else if (columns === 0 && at > 0 && line.includes('|') && belowNames.test(line))
      columns = line.match(/-+/g)?.length ?? 0;
    cells += columns;
    if (columns > mostColumns || cells > mostCells) return true;
  }
  return false;
}

/** Such a text is shown as it was written. */
export const isTooMarked = (text: string): boolean =>
  hasManyMarks(text) || isNestedTooDeep(text) || hasTooLargeTable(text);
