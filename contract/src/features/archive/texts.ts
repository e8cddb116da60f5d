import type { ArchiveState, TrialState } from './states.ts';

const states: Record<ArchiveState, string> = {
  running: 'Being written',
  done: 'Ready',
  failed: 'Broken off',
};

const trials: Record<TrialState, string> = {
  '': '',
  running: 'Being restored for trial',
  done: 'restored for trial',
  failed: 'could not be restored for trial',
};

export const archiveTexts = {
  lead: 'One file with works, people, pages, news, settings, pictures, PDFs and all records of the lab. It opens with other programs too, and the command npm run restore makes the same lab of it in an empty project.',
  private:
    'The file also has applications, messages and the data of all accounts. Keep it where only the lab can read it. Passwords are not in it.',
  kept: 'The file is deleted after a day.',
  start: 'Write the file',
  started: 'The file is being written. You can leave this page.',
  startFailed: 'The export could not begin.',
  running: 'An export is running already.',
  name: 'Export',
  states,
  progress: (done: number, total: number) => `${done} of ${total} records and files`,
  counting: 'Counting the records and files …',
  gone: (count: number) => `${count} deleted meanwhile`,
  by: (email: string) => `by ${email}`,
  download: 'Download',
  delete: 'Delete',
  deleteTitle: 'Delete this file?',
  deleteText: 'The file is deleted. The lab keeps all its data, and you can write a new file.',
  deleted: 'The file was deleted.',
  deleteFailed: 'The file could not be deleted.',
  trials,
  tryOut: 'Restore for trial',
  tryOutStarted: 'The file is being restored for trial. You can leave this page.',
  tryOutFailed: 'The trial could not begin.',
  notWhole: 'Only a file that is ready can be restored for trial.',
  last: {
    title: 'How safe is the lab?',
    never: 'Nobody has exported everything yet.',
    exported: (at: string, megabytes: string) => `Last exported on ${at} (${megabytes}).`,
    neverTried: 'No export was restored for trial yet, so nobody knows whether it can be restored.',
    tried: (at: string, says: string) => `Last restored for trial on ${at}: ${says}`,
    failed: (at: string, says: string) => `The last trial, on ${at}, failed: ${says}`,
    how: 'A trial writes all records and files of an export beside those of the lab, compares them, and deletes them again. Accounts are only checked.',
  },
  came: (records: number, files: number, accounts: number) =>
    `${records} records, ${files} files and ${accounts} accounts came back as they were.`,
  differs: (name: string) => `“${name}” came back differently.`,
  empty: 'No file was written in the last day.',
  notFound: 'Export not found',
} as const;
