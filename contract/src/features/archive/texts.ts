import type { ArchiveState } from './states.ts';

const states: Record<ArchiveState, string> = {
  running: 'Being written',
  done: 'Ready',
  failed: 'Broken off',
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
  empty: 'No file was written in the last day.',
  notFound: 'Export not found',
} as const;
