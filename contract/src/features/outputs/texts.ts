import { words } from '../../texts/words.ts';

/** The names of the kinds of what a lab makes; their other texts are not in the script of every page. */
export const outputTexts = words('made', {
  projects: 'Projects',
  software: 'Software and data',
  talks: 'Talks and media',
  awards: 'Awards',
  theses: 'Theses',
  teaching: 'Courses',
  funding: 'Funding',
  resources: 'Resources',
} as const);
