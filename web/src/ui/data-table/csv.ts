// What a spreadsheet would run as a formula, also in its full-width form and behind spaces.
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
// Where a spreadsheet splits at semicolons, as many in Europe do, quotes hold nothing together: a cell begins after these.
const innerFormula = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/gu;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** A cell that a spreadsheet shows as it was written and never runs: an apostrophe makes it text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = (formula.test(value) ? `'${value}` : value).replace(innerFormula, "$1'");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180. The mark at the start tells Excel that it is UTF-8. */
export function toCsv(lines: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
