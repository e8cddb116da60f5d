/** At the desk: the table of a kind of content, written and read. */
export const tableTexts = {
  write: 'Export all fields (CSV)',
  read: 'Import a table…',
  lead: 'Paste a table or choose its file. Nothing is written before you have seen what would be.',
  how: 'How the table is read',
  title: (kind: string) => `Import: ${kind}`,
  text: 'The first line names the columns; those that the form has are read. Several people, research areas or publications in a cell are separated by semicolons. Publications are named by the last part of their address.',
  columns: (names: string) => `Columns: ${names}`,
  table: 'Table',
  file: 'Choose a file',
  files: 'Choose files',
  drop: 'Or drop the table here, with the pictures that it names or their folder.',
  picture: 'Picture',
  check: 'Check',
  run: (count: number) => (count === 1 ? 'Import 1 record' : `Import ${count} records`),
  nothing: 'Nothing to import',
  close: 'Close',
  planned: (fresh: number, here: number, wrong: number) =>
    [`${fresh} new`, here > 0 && `${here} already here`, wrong > 0 && `${wrong} not readable`]
      .filter(Boolean)
      .join(', '),
  unread: (columns: string) => `Columns that are not read: ${columns}`,
  stays: 'Who or what is here already stays as it is.',
  leftOut: 'What cannot be read stays out; the rest can be imported now.',
  /** The heading of the column that says so, in the file of what cannot be read. */
  why: 'Why not imported',
  saveWrong: (count: number) =>
    count === 1 ? 'Save the row that stays out' : `Save the ${count} rows that stay out`,
  wrongFile: 'not-imported.csv',
  line: 'Line',
  record: 'Record',
  state: 'What happens',
  states: { new: 'New', here: 'Already here', wrong: 'Not readable' },
  pictures: {
    chosen: (count: number) => (count === 1 ? '1 picture is chosen' : `${count} pictures are chosen`),
    come: (count: number) => (count === 1 ? '1 picture comes in' : `${count} pictures come in`),
    missing: (names: string) =>
      `No chosen file is called: ${names}. Choose the pictures together with the table, or import without them.`,
    elsewhere: (lines: string) =>
      `Pictures of another site are not fetched (${lines}). Save them on your device and choose the files instead.`,
    several: (names: string) =>
      `Several chosen files are called: ${names}. Name the folder in the table too.`,
    unused: (names: string) => `Chosen, but named by no new row: ${names}`,
    unusable: (name: string, why: string) => `${name}: ${why} The row is imported without it.`,
    at: (name: string, line: number) => `${name} (line ${line})`,
    line: (line: number) => `line ${line}`,
    others: (count: number) => `${count} more`,
    sending: (at: number, count: number) => `Sending picture ${at} of ${count}`,
  },
  roles: {
    lacking: (name: string, rows: number) =>
      `The lab has no role “${name}” (${rows === 1 ? '1 row' : `${rows} rows`})`,
    choose: (name: string) => `Role instead of “${name}”`,
    add: (name: string) => `Add “${name}” to the roles of the lab`,
  },
  done: (made: number) => (made === 1 ? '1 record was imported' : `${made} records were imported`),
  undo: 'Undo',
  undone: (removed: number, kept: number) =>
    kept > 0 ? `${removed} removed, ${kept} were changed meanwhile and stay` : `${removed} removed`,
  none: 'Please paste a table or choose a file',
  noTitle: (column: string) => `The first line has no column called “${column}”`,
  twice: (column: string) => `Two columns are called “${column}”`,
  tooMany: (most: number) => `There can be ${most} records at most in one table`,
  unknownArea: (name: string) => `There is no research area called “${name}”`,
} as const;
