/** Reads people from a table, as spreadsheets save and copy it. */

import { dateOfAnyPrecision } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import type { ImportedPerson } from '@lab/contract/features/alumni/schemas';
import { peopleHeadings } from '@lab/contract/features/team/table/table';
import { csvRows } from '@lab/contract/lib/csv-rows';
import { typedDate } from '@lab/contract/lib/typed-date';

const texts = alumniDeskTexts.importing;

const isDate = (text: string) => dateOfAnyPrecision('').isValidSync(text);

/** In the order that the dialog says. */
const headings = Object.values({
  ...peopleHeadings,
  until: /^(?:until|to|bis|end|left)\b/i,
  next: /^(?:next|danach|first (?:job|position)|present|current|now)/i,
  link: /^(?:link|url|web)/i,
});

/** The column of each field, if the first line names columns: the name and one more. */
function columnsIn(header: string[]): number[] | undefined {
  const columns = headings.map((heading) => header.findIndex((cell) => heading.test(cell)));
  const isHeader = columns[0] !== -1 && columns.filter((at) => at >= 0).length > 1;
  return isHeader ? columns : undefined;
}

/** The people, or a sentence that says what is wrong. */
export function peopleInList(given: string): ImportedPerson[] | string {
  const people: ImportedPerson[] = [];
  const rows = csvRows(given);
  const columns = columnsIn(rows[0]?.cells ?? []);
  for (const { line, cells } of columns ? rows.slice(1) : rows) {
    const inOrder = columns ? columns.map((at) => cells[at]) : cells;
    const [name = '', role = '', typedFrom = '', typedUntil = '', next = '', link = ''] = inOrder;
    const [from, until] = [typedDate(typedFrom), typedDate(typedUntil)];
    if (!name) return texts.wrong(line, texts.noName);
    const wrong = [from, until].find((date) => !isDate(date));
    if (wrong !== undefined) return texts.wrong(line, texts.wrongDate(wrong));
    people.push({ name, role, from, until, next, link });
  }
  if (people.length === 0) return texts.none;
  return people.length > limits.importPeople ? texts.tooMany(limits.importPeople) : people;
}
