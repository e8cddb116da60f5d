/** The names of the kinds of what a lab makes; their other texts are not in the script of every page. */
export const madeTexts = {
  projects: 'Projects',
  software: 'Software and data',
  talks: 'Talks and media',
  awards: 'Awards',
  theses: 'Theses',
  teaching: 'Courses',
} as const;
