// The beginning of a formula, also with full-width characters or after spaces.
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
// In many countries spreadsheets split at semicolons, even inside quotes, so a cell may begin after these
// characters.
const innerFormula = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]\s*)/gu;
// A phone number of several groups, such as `+49 30 1234`. Spreadsheets show it as text, because two numbers
// with only a space between them are no formula; and without letters nothing could be called or referred to.
const phoneNumber = /^\+[\d ()-]*\d \d[\d ()-]*$/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** An apostrophe makes a spreadsheet show the cell as text and not run it as a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const isFormula = formula.test(value) && !phoneNumber.test(value);
  const harmless = (isFormula ? `'${value}` : value).replace(innerFormula, "'");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180; the byte order mark at the start tells Excel that the file is UTF-8. */
export function toCsv(lines: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
