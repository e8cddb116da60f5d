import { words } from '../../../../texts/words.ts';

/** What the editor says of a text that not everybody could read. */
export const checkTexts = words('editorCheck', {
  title: (count: number) => `Remarks on reading by everybody: ${count}`,
  none: 'Remarks on reading by everybody: none',
  headingEmpty: 'This heading has no words.',
  headingSkips: (words: string, level: number, before: number) =>
    `“${words}” is a heading H${level} below H${before}. Who reads by headings misses one between them.`,
  headingLooks: (words: string) => `“${words}” looks like a heading and is a bold line.`,
  linkWords: (words: string) => `The link “${words}” does not say where it leads.`,
  linkAddress: (words: string) => `The link “${words}” is an address. A voice reads it sign by sign.`,
  linkSame: (words: string) => `Two links are called “${words}” and lead to different pages.`,
  altNone: 'A picture has no alternative text, so it counts as decoration.',
  altFile: (words: string) => `The alternative text “${words}” is the name of a file.`,
  altRepeats: 'The alternative text of a picture repeats its caption.',
  altLong: (count: number) =>
    `An alternative text has ${count} signs. Long descriptions belong into the text, for everybody.`,
  tableHead: (column: number) => `Column ${column} of a table has no heading.`,
  passage: (words: string, language: string) => `“${words}” seems to be ${language}.`,
  captions: 'Say below the video whether it has captions, or where its words can be read.',
  acts: {
    remove: 'Remove it',
    makeHeading: (level: number) => `Make it H${level}`,
    changeWords: 'Change the words',
    describe: 'Change the picture',
    fillIn: 'Fill it in',
    mark: (language: string) => `Mark as ${language}`,
    changeVideo: 'Change the video',
  },
} as const);
