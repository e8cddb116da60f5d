/** At the desk: a table of a kind of what a lab makes, written and read. */
export const outputTableTexts = {
  write: 'Export all fields (CSV)',
  read: 'Import a table…',
  title: (kind: string) => `Import: ${kind}`,
  text: 'The first line names the columns; those that the form has are read. Several people, research areas or publications in a cell are separated by semicolons. Publications are named by the last part of their address. Nothing is written before you have seen what would be.',
  columns: (names: string) => `Columns: ${names}`,
  table: 'Table',
  file: 'Choose a file',
  check: 'Check',
  run: (count: number) => (count === 1 ? 'Import 1 record' : `Import ${count} records`),
  nothing: 'Nothing to import',
  planned: (fresh: number, here: number, wrong: number) =>
    [`${fresh} new`, here > 0 && `${here} already here`, wrong > 0 && `${wrong} not readable`]
      .filter(Boolean)
      .join(', '),
  unread: (columns: string) => `Not read: ${columns}`,
  line: 'Line',
  record: 'Record',
  state: 'What happens',
  states: { new: 'New', here: 'Already here', wrong: 'Not readable' },
  done: (made: number) => (made === 1 ? '1 record was imported' : `${made} records were imported`),
  undo: 'Undo',
  undone: (removed: number, kept: number) =>
    kept > 0 ? `${removed} removed, ${kept} were changed meanwhile and stay` : `${removed} removed`,
  failed: 'Something went wrong',
  none: 'Please paste a table or choose a file',
  noTitle: (column: string) => `The first line has no column called “${column}”`,
  twice: (column: string) => `Two columns are called “${column}”`,
  tooMany: (most: number) => `There can be ${most} records at most in one table`,
  unknownArea: (name: string) => `There is no research area called “${name}”`,
} as const;
