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
const fields = ['name', 'role', 'from', 'until', 'next', 'link'] as const;

const headings: Record<(typeof fields)[number], RegExp> = {
  ...peopleHeadings,
  until: /^(?:until|to|bis|end|left)\b/i,
  next: /^(?:next|danach|first (?:job|position)|present|current|now)/i,
  link: /^(?:link|url|web)/i,
};

const inOrder = { name: 0, role: 1, from: 2, until: 3, next: 4, link: 5 };
const nowhere = { name: -1, role: -1, from: -1, until: -1, next: -1, link: -1 };

/** Where each field stands, if the first line names columns; otherwise they stand in the order that the dialog says. */
function placesIn(header: string[]): Record<(typeof fields)[number], number> | undefined {
  const places = fields.map(
    (field) => [field, header.findIndex((cell) => headings[field].test(cell))] as const,
  );
  const found = places.filter(([, at]) => at >= 0);
  const isHeader = found.length > 1 && found.some(([field]) => field === 'name');
  return isHeader ? { ...nowhere, ...Object.fromEntries(found) } : undefined;
}

/** The people, or a sentence that says what is wrong. */
export function peopleInList(given: string): ImportedPerson[] | string {
  const people: ImportedPerson[] = [];
  const [first, ...rest] = csvRows(given);
  const header = first && placesIn(first.cells);
  const places = header ?? inOrder;
  for (const { line, cells } of header || !first ? rest : [first, ...rest]) {
    const cell = (field: keyof typeof places) => cells[places[field]] ?? '';
    const [name, role, next, link] = [cell('name'), cell('role'), cell('next'), cell('link')];
    const [from, until] = [typedDate(cell('from')), typedDate(cell('until'))];
    if (!name) return texts.wrong(line, texts.noName);
    const wrong = [from, until].find((date) => !isDate(date));
    if (wrong !== undefined) return texts.wrong(line, texts.wrongDate(wrong));
    people.push({ name, role, from, until, next, link });
  }
  if (people.length === 0) return texts.none;
  return people.length > limits.importPeople ? texts.tooMany(limits.importPeople) : people;
}
