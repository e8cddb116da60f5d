/** What Zotero's own readers make of files of entries, item by item and field by field. */
import type { CslItem, CslName } from '@lab/contract/features/imports/entry';
import { readEntries } from '../../functions/src/features/imports/entries/read-entries.ts';
import { difference } from '../difference.ts';
import { suite } from '../suite.ts';

interface Creator {
  firstName?: string;
  lastName: string;
  creatorType: string;
}

type ZoteroItem = Record<string, string> & { creators: Creator[] };

interface Test {
  type: string;
  input: string;
  items: ZoteroItem[];
}

/** Each reader, with a name that a file of its format has. */
const readers = {
  BibTeX: 'works.bib',
  RIS: 'works.ris',
  MEDLINEnbib: 'works.nbib',
  ReferBibIX: 'works.enw',
  'Web of Science Tagged': 'works.txt',
  'CSL JSON': 'works.json',
};

export const zoteroImport = suite({
  name: 'zotero-import',
  part: 'In',
  about: 'BibTeX, RIS, PubMed, EndNote, Web of Science and CSL-JSON',
  repository: 'zotero/translators',
  commit: '2814370161d05d799086825fac8d499db3a33aa3',
  needs: 'nothing',
  product: { readEntries },
  planted: { readEntries: async (text, file) => readEntries(text.replace(/\d/g, '7'), file) },
  *cases({ files, product }) {
    for (const [reader, fileName] of Object.entries(readers))
      for (const [at, { input, items }] of testsIn(files.read(`${reader}.js`)).entries()) {
        const read = once(() => product.readEntries(input, fileName));
        yield {
          name: `${reader} ${at + 1}, number of items`,
          fault: async () => difference((await read()).length, items.length),
        };
        for (const [place, item] of items.entries())
          for (const field of Object.keys(fields))
            if (!isTemplate(items) || ofTemplates.has(field))
              yield {
                name: `${reader} ${at + 1}.${place + 1}, ${field}`,
                fault: async () => {
                  const [ours, theirs] = fields[field] ?? [];
                  const found = (await read())[place];
                  if (!found?.item) return found?.problem ?? 'There is no such entry';
                  return difference(ours?.(found.item), theirs?.(item));
                },
              };
      }
  },
});

/**
 * Templates of EndNote and Reference Manager have an entry for each type (maps, court cases), with the names
 * of the fields in it. Only what every type has can be held against them.
 */
const isTemplate = (items: ZoteroItem[]) => items.length > 30;
const ofTemplates = new Set(['title', 'authors', 'type', 'DOI']);

function once<Value>(make: () => Value) {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function testsIn(translator: string): Test[] {
  const [, tests = ''] = translator.split('/** BEGIN TEST CASES **/');
  const all: Test[] = JSON.parse(tests.slice(tests.indexOf('['), tests.lastIndexOf(']') + 1));
  return all.filter(({ type }) => type === 'import');
}

type Field = [(item: CslItem) => unknown, (item: ZoteroItem) => unknown];

const fields: Record<string, Field> = {
  title: [({ title }) => title, (item) => item.title ?? item.caseName ?? item.nameOfAct ?? item.subject],
  authors: [({ author }) => author?.map(written) ?? [], ({ creators }) => of(creators, isFirst)],
  editors: [
    ({ editor }) => editor?.map(written) ?? [],
    ({ creators }) => of(creators, (type) => type === 'editor'),
  ],
  date: [({ issued }) => issued?.['date-parts'][0]?.map(two).join('-') ?? '', dateOf],
  type: [
    ({ type }) => (ofLabs.has(type) ? type : (alike[type] ?? 'other')),
    ({ itemType = '' }) => kindOf[itemType] ?? 'other',
  ],
  DOI: [({ DOI }) => DOI ?? '', ({ DOI, extra = '' }) => DOI ?? /^DOI: (.+)$/m.exec(extra)?.[1] ?? ''],
  container: [
    (item) => item['container-title'] ?? '',
    (item) => item.publicationTitle ?? item.proceedingsTitle ?? item.bookTitle ?? '',
  ],
  volume: [({ volume }) => volume ?? '', ({ volume }) => volume ?? ''],
  issue: [({ issue }) => issue ?? '', ({ issue }) => issue ?? ''],
  pages: [({ page }) => page ?? '', ({ pages = '' }) => pages.replace(/[–—]/g, '-')],
};

const two = (part: number) => String(part).padStart(2, '0');

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Zotero keeps the date as it is written: `2021-05`, `1996 Jul 9`, `January 1, 2013`. */
function dateOf({ date, issueDate, dateDecided, dateEnacted }: ZoteroItem): string {
  const text = date ?? issueDate ?? dateDecided ?? dateEnacted ?? '';
  if (/^\d{4}(?:-\d\d){0,2}$/.test(text)) return text;
  const year = /(?<!\d)[1-9]\d{3}(?!\d)/.exec(text)?.[0];
  const month = months.findIndex((name) => text.toLowerCase().includes(name)) + 1;
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0];
  if (!year) return '';
  return [year, ...(month ? [two(month), ...(day ? [two(Number(day))] : [])] : [])].join('-');
}

/** Zotero has no place of its own for particles and suffixes. */
function written({ literal, family = '', given, suffix, ...name }: CslName): string {
  const particle = name['dropping-particle'] ?? name['non-dropping-particle'];
  const last = [particle, family].filter(Boolean).join(' ');
  return (
    literal ?? [last, plainInitials([given, suffix].filter(Boolean).join(', '))].filter(Boolean).join(' | ')
  );
}

const isFirst = (type: string) =>
  /^(?:author|inventor|artist|programmer|director|presenter|cartographer|performer|podcaster|interviewee)$/.test(
    type,
  );

const of = (creators: Creator[], isOne: (type: string) => boolean) =>
  creators
    .filter(({ creatorType }) => isOne(creatorType))
    .map(({ firstName = '', lastName }) => [lastName, plainInitials(firstName)].filter(Boolean).join(' | '));

/** Whether initials have stops and spaces between is a matter of style: `K. C.` and `KC`. */
const plainInitials = (given: string) => given.replaceAll('.', '').replace(/\b(\p{Lu}) (?=\p{Lu}\b)/gu, '$1');

/** Of what labs publish. Whether a film is a broadcast is no question for their lists. */
const kindOf: Record<string, string> = {
  journalArticle: 'article-journal',
  magazineArticle: 'article-magazine',
  newspaperArticle: 'article-newspaper',
  book: 'book',
  bookSection: 'chapter',
  conferencePaper: 'paper-conference',
  computerProgram: 'software',
  dataset: 'dataset',
  dictionaryEntry: 'entry-dictionary',
  encyclopediaArticle: 'entry-encyclopedia',
  patent: 'patent',
  preprint: 'article',
  presentation: 'speech',
  report: 'report',
  thesis: 'thesis',
};
/** Zotero knows fewer types. */
const alike: Record<string, string> = { standard: 'report' };
const ofLabs = new Set(Object.values(kindOf));
