import { withoutMarks } from '../../core/math/marks.ts';
import { keywordsOf } from '../papers/keywords.ts';
import { typeNames } from '../papers/type-names.ts';
import type { Citation } from './csl.ts';
import { fieldsInFormat } from './metadata.ts';
import { familyFirst } from './names.ts';
import { linesOf, named, type OwnLists } from './own-lists.ts';
import { pageRange } from './pages.ts';

/** Each field is one line, so line breaks inside a value are replaced. */
function line(tag: string, value: string | undefined): string {
  const text = value?.replace(/\s+/g, ' ').trim();
  return text ? `${tag}  - ${text}\r\n` : '';
}

/** `N1 Version` becomes a note that begins with `Version:`. */
function tagged(name: string, text: string): string[] {
  const [tag = '', word] = name.split(' ');
  return [line(tag, word ? `${word}: ${text}` : text)];
}

/** The words with which notes begin, by which an import reads them again. */
export const risNotes = {
  corresponding: 'Corresponding author',
  equalContribution: 'Equal contribution',
  otherVersions: 'Other version',
  notices: 'Notice',
  links: 'Link',
  moreAreas: 'Further area',
  selected: 'Selected',
} as const;

const note = (name: keyof typeof risNotes, text: string) => line('N1', `${risNotes[name]}: ${text}`);

const marked = (name: 'corresponding' | 'equalContribution', citation: Citation) =>
  citation[name].flatMap((at) => citation.authors[at] ?? []).map((author) => note(name, familyFirst(author)));

const listed = <Name extends keyof OwnLists>(name: Name, list: OwnLists[Name] = []) =>
  linesOf(name, list).map((text) => note(name, text));

export function ris(written: Citation): string {
  const citation = { ...written, title: withoutMarks(written.title) };
  const { id, type, authors, editors, issued, pages = '', keywords = '', pubmed } = citation;
  const names = typeNames[type];
  const { first, last } = pageRange(pages);
  const [year, ...rest] = issued;
  const [month = '', day = ''] = rest.map((part) => String(part).padStart(2, '0'));
  return [
    line('TY', names.ris),
    line('ID', id),
    ...fieldsInFormat('ris', citation, tagged, {
      type: [line('M3', names.genre)],
      authors: authors.map((author) => line('AU', familyFirst(author))),
      editors: editors.map((editor) => line('ED', familyFirst(editor))),
      corresponding: marked('corresponding', citation),
      equalContribution: marked('equalContribution', citation),
      otherVersions: listed('otherVersions', citation.otherVersions),
      notices: listed('notices', citation.notices),
      links: listed('links', citation.links),
      moreAreas: listed('moreAreas', named(citation.moreAreas)),
      selected: citation.selected ? [note('selected', 'yes')] : [],
      keywords: keywordsOf(keywords).map((keyword) => line('KW', keyword)),
      pages: [line('SP', first), line('EP', last)],
      // An accession number is useless without the name of its database.
      pubmed: pubmed ? [line('DB', 'PubMed'), line('AN', pubmed)] : [],
      publicationDate: [
        line('PY', year?.toString()),
        line('DA', year === undefined ? undefined : `${year}/${month}/${day}/`),
      ],
    }),
    'ER  - \r\n',
  ].join('');
}
