/**
 * The index of what a lab makes. One word names the collection, the addresses, the page in the menu and the
 * part of the summary; `name` is that of one record in the activity log. The script of every page has these
 * rows, so all else is in each `kind.ts`.
 */
import { words } from '../../texts/words.ts';

export const outputRows = {
  projects: { title: 'Projects', name: 'project', hasPages: true },
  software: { title: 'Software and data', name: 'software', hasPages: true },
  talks: { title: 'Talks and media', name: 'talk', hasPages: true },
  awards: { title: 'Awards', name: 'award', hasPages: false },
  theses: { title: 'Theses', name: 'thesis', hasPages: true },
  teaching: { title: 'Courses', name: 'course', hasPages: true },
  funding: { title: 'Funding', name: 'funding', hasPages: true },
  resources: { title: 'Resources', name: 'resource', hasPages: true },
} as const;

export type OutputRows = typeof outputRows;

export type OutputKey = keyof OutputRows;

export const outputKeys = Object.keys(outputRows) as OutputKey[];

export const outputTexts = words(
  'made',
  Object.fromEntries(outputKeys.map((word) => [word, outputRows[word].title])) as Record<OutputKey, string>,
);
