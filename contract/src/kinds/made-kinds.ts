/**
 * What a lab makes: the rows of kinds.ts for kinds whose list and page are drawn from their declaration. One word names the
 * collection, the addresses, the page in the menu and the part of the summary.
 */
import type { Kind } from '../core/content/kind.ts';
import { recordPage } from '../core/content/record-page.ts';
import { madeTexts } from '../features/made/texts.ts';

type Word = keyof typeof madeTexts;

function row<const Key extends Word, const Name extends string>(word: Key, name: Name) {
  const all = `/${word}` as const;
  return {
    name,
    nouns: { one: `a record of ${word}`, many: word },
    path: all,
    list: 'dated',
    pages: { all, desk: `/dashboard/${word}` },
    get menu() {
      return madeTexts[word];
    },
    pictures: 'content',
    declared: async () => (await import('./made-in-full.ts')).madeDeclarations[word],
  } as const;
}

/** With a page for each record. */
function rowWithPages<const Key extends Word, const Name extends string>(
  ...given: Parameters<typeof row<Key, Name>>
) {
  const plain = row<Key, Name>(...given);
  const pages = { ...plain.pages, one: recordPage(`${plain.path}/:id`) };
  // Not spread, because that would keep the words of the menu.
  return Object.assign(plain, { pages });
}

export const madeKinds = {
  projects: rowWithPages('projects', 'project'),
  software: rowWithPages('software', 'software'),
  talks: rowWithPages('talks', 'talk'),
  awards: row('awards', 'award'),
  theses: rowWithPages('theses', 'thesis'),
  teaching: rowWithPages('teaching', 'course'),
  funding: rowWithPages('funding', 'funding'),
  resources: rowWithPages('resources', 'resource'),
} as const satisfies Record<Word, Kind>;

export type MadeKey = keyof typeof madeKinds;

export const madeKeys = Object.keys(madeKinds) as MadeKey[];
