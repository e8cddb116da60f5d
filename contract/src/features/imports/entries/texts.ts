/** Only the server sends these. */
export const entryTexts = {
  noFormat: 'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.',
  noColumns:
    'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file of works: the first line of a table has to name at least the columns Title and Authors.',
  empty: 'This file is empty.',
  notRead: (name: string, why: string) => `“${name}” was not read. ${why}`,
  alone: 'Choose it alone to look up the DOIs, arXiv ids and PubMed ids in it.',

  tooMany: (most: number) =>
    `There are more than ${most} entries in this file. Please divide it into smaller files.`,
  problems: {
    notClosed: 'The closing brace of this entry is missing, or a brace or quote inside it.',
    closedEarly: (line: number) =>
      `The entry ends on line ${line}, but fields of it follow. There is a closing brace too many before them.`,
    notOpened: (type: string) => `The opening brace after @${type} is missing.`,
    noComma: (before: string, line: number) => `A comma is missing before “${before}” on line ${line}.`,
    noEquals: (name: string, line: number) => `The sign = is missing after “${name}” on line ${line}.`,
    noValue: (name: string, line: number) => `The value of “${name}” on line ${line} cannot be read.`,
    noTitle: 'This entry has no title.',
    noType: 'This entry does not begin with its type (TY).',
    noWork: (type: string) => `An entry @${type} only serves other entries and is no work of its own.`,
    brokenJson: 'This entry is not valid JSON.',
    noObject: 'This is not an entry but another JSON value.',
    expanded: 'The abbreviations (@string) of this entry become too long.',
    inRow: (row: number, why: string) => `Row ${row}: ${why}`,
    cells: (row: number, cells: number, columns: number) =>
      `Row ${row} has ${cells} cells, but the header only ${columns}. A comma in a cell needs quotation marks around the cell.`,
    quote: (row: number) =>
      `Row ${row} has a quotation mark that is not closed, or that stands inside a cell. There it must be written twice, with quotation marks around the cell.`,
    inside: 'This entry cannot be read.',
  },
} as const;
