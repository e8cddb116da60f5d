/** Reads people from a table, as spreadsheets save and copy it. */
import { alumniDeskTexts } from '@lab/contract/alumni/desk/texts';
import type { ImportedPerson } from '@lab/contract/alumni/schemas';
import { dateOfAnyPrecision } from '@lab/contract/fields';
import { limits } from '@lab/contract/limits';

const texts = alumniDeskTexts.importing;

/** What stands most often between the cells of the first line. */
function dividerOf(text: string): string {
  const [line = ''] = text.trimStart().split('\n');
  const count = (divider: string) => line.split(divider).length;
  return ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** RFC 4180 with any divider: a quoted cell may contain dividers, line ends and doubled quotation marks. */
function rowsIn(text: string, divider: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    // An apostrophe in front is how spreadsheets keep a text from being a formula.
    row.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && letter === divider) endCell();
    else if (!isQuoted && letter === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else cell += letter;
  }
  endCell();
  return [...rows, row];
}

const isDate = (text: string) => dateOfAnyPrecision('').isValidSync(text);
const isHeader = ([name = '', role = '']: string[]) => /^name$/i.test(name) && /^rol/i.test(role);

/** The people, or a sentence that says what is wrong. */
export function peopleInList(given: string): ImportedPerson[] | string {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const people: ImportedPerson[] = [];
  for (const [at, row] of rowsIn(text, dividerOf(text)).entries()) {
    if (row.every((cell) => cell === '') || (at === 0 && isHeader(row))) continue;
    const [name = '', role = '', from = '', until = '', next = '', link = ''] = row;
    if (!name) return texts.wrong(at + 1, texts.noName);
    const wrong = [from, until].find((date) => !isDate(date));
    if (wrong !== undefined) return texts.wrong(at + 1, texts.wrongDate(wrong));
    people.push({ name, role, from, until, next, link });
  }
  if (people.length === 0) return texts.none;
  return people.length > limits.importPeople ? texts.tooMany(limits.importPeople) : people;
}
