/** Reads people from a table, as spreadsheets save and copy it. */
import { alumniDeskTexts } from '@lab/contract/alumni/desk/texts';
import type { ImportedPerson } from '@lab/contract/alumni/schemas';
import { csvRows } from '@lab/contract/csv-rows';
import { dateOfAnyPrecision } from '@lab/contract/fields';
import { limits } from '@lab/contract/limits';

const texts = alumniDeskTexts.importing;

const isDate = (text: string) => dateOfAnyPrecision('').isValidSync(text);
const isHeader = ([name = '', role = '']: string[]) => /^name$/i.test(name) && /^rol/i.test(role);

/** The people, or a sentence that says what is wrong. */
export function peopleInList(given: string): ImportedPerson[] | string {
  const people: ImportedPerson[] = [];
  for (const { line, cells } of csvRows(given)) {
    if (line === 1 && isHeader(cells)) continue;
    const [name = '', role = '', from = '', until = '', next = '', link = ''] = cells;
    if (!name) return texts.wrong(line, texts.noName);
    const wrong = [from, until].find((date) => !isDate(date));
    if (wrong !== undefined) return texts.wrong(line, texts.wrongDate(wrong));
    people.push({ name, role, from, until, next, link });
  }
  if (people.length === 0) return texts.none;
  return people.length > limits.importPeople ? texts.tooMany(limits.importPeople) : people;
}
