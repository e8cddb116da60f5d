/** CSL-JSON of any origin, in which every part may be missing or of another type, as an item of our own. */
import { clean } from '@lab/contract/api/fields';
import { customNames } from '@lab/contract/features/citations/metadata';
import { parseName } from '@lab/contract/features/citations/names';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import {
  type CslCustom,
  type CslDate,
  type CslItem,
  type CslName,
  cslNameFields,
  cslTextFields,
  type ReadEntry,
} from '@lab/contract/features/imports/entry';
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import { addArchive } from './archives.ts';
import { dateFromParts, dateOfText } from './dates.ts';
import { filled, type Item, isItem, listIn, namedBy } from './item.ts';
import { oneLine } from './latex.ts';
import { plainText, plainTitle } from './plain-text.ts';
import { thesisIn } from './theses.ts';

/** Crossref's own names, which it sends instead of CSL's for some works. */
const types = namedBy({
  'article-journal': 'journal-article',
  'paper-conference': 'proceedings-article',
  chapter: 'book-chapter',
  article: 'posted-content',
  thesis: 'dissertation',
  book: 'monograph, edited-book, reference-book, proceedings',
  report: 'report-component',
  document: 'component',
});
const dateFields = ['issued', 'published-print', 'published-online', 'published'];
const severalLines = new Set(['abstract', 'note', 'annote']);

export function plainItem(raw: Item): CslItem {
  const type = toText(raw.type) || 'document';
  const texts = Object.fromEntries(
    cslTextFields.map((field) => {
      if (field === 'title') return [field, oneLine(plainTitle(raw.title))];
      const text = toText(raw[field] ?? (field === 'event-title' ? raw.event : undefined));
      if (!severalLines.has(field)) return [field, oneLine(text)];
      // This site's own files have no tags, and paragraphs.
      return [field, pageIn(raw) && typeof raw[field] === 'string' ? clean(raw[field]) : text];
    }),
  ) as Record<(typeof cslTextFields)[number], string>;
  const { keyword, page, DOI, URL } = texts;
  const item: CslItem = {
    type: types[type] ?? type,
    ...filled({
      ...texts,
      keyword: withCommas(Array.isArray(raw.keyword) ? textsIn(raw.keyword).join(', ') : keyword),
      page: withHyphens(page),
      DOI: withoutDoiPrefix(DOI),
      // A lab that moves has no pages at its old address.
      URL: isWebAddress(URL) && URL !== pageIn(raw) && URL,
      ...Object.fromEntries(cslNameFields.map((field) => [field, listIn(raw[field]).flatMap(nameOf)])),
      issued: dateFields.map((field) => dateOf(raw[field])).find(Boolean),
      accessed: dateOf(raw.accessed),
      'event-date': dateOf(raw['event-date']),
    }),
  };
  const custom = customOf(raw, item);
  if (Object.keys(custom).length > 0) item.custom = custom;
  addArchive(item, custom);
  return item;
}

const pageIn = ({ custom }: Item) => (isItem(custom) ? custom.page : undefined);

/** A work without a title cannot be imported; a form can still be filled in with the rest of it. */
export function itemOrProblem(read: () => CslItem): Pick<ReadEntry, 'item' | 'problem'> {
  try {
    const item = read();
    return item.title ? { item } : { item, problem: entryTexts.problems.noTitle };
  } catch {
    return { problem: entryTexts.problems.inside };
  }
}

export const withHyphens = (pages: string) => pages.replace(/(?:(?<!\s)\s+)?[-–—]+\s*/g, '-');

export const withCommas = (keywords: string) => keywords.replace(/(?:(?<!\s)\s+)?[,;]\s*/g, ', ');

/** PubMed shortens the last page: `1145-52` are the pages 1145 to 1152. */
export function fullPages(pages: string): string {
  return pages.replace(/(?<!\d)(\d+)-(\d+)/, (whole, from: string, to: string) =>
    to.length < from.length ? `${from}-${from.slice(0, from.length - to.length)}${to}` : whole,
  );
}

/** `van Beethoven, Ludwig`, or `Ludwig van Beethoven`. */
export function cslName(written: string): CslName {
  const { particle, ...name } = parseName(written);
  return particle ? { ...name, 'non-dropping-particle': particle } : name;
}

function toText(value: unknown): string {
  return typeof value === 'number' ? String(value) : plainText(value);
}

export const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);

function nameOf(raw: unknown): CslName[] {
  if (!isItem(raw)) return [];
  const text = (part: string) => oneLine(toText(raw[part]));
  const literal = text('literal') || text('name');
  if (literal) return [{ literal }];
  const parts = ['family', 'given', 'non-dropping-particle', 'dropping-particle', 'suffix'];
  const name: CslName = filled(Object.fromEntries(parts.map((part) => [part, text(part)])));
  return Object.keys(name).length > 0 ? [name] : [];
}

const textsIn = (value: unknown) => listIn(value).map(toText).filter(Boolean);

/** Also as older programs of Pandoc write it: `[{ "year": 2019, "month": 3 }]`, and a bare number. */
function dateOf(written: unknown): CslDate | undefined {
  const raw: unknown = Array.isArray(written) ? written[0] : written;
  if (typeof raw === 'string') return dateOfText(raw);
  if (typeof raw === 'number') return dateFromParts(raw);
  if (!isItem(raw)) return undefined;
  if (raw.year !== undefined) return dateFromParts(Number(raw.year), [Number(raw.month), Number(raw.day)]);
  const [year, ...rest] = listIn(listIn(raw['date-parts'])[0]).map((part) =>
    typeof part === 'object' ? 0 : Number(part),
  );
  const date = dateFromParts(year, rest);
  if (date) return date;
  const text = toText(raw.raw) || toText(raw.literal);
  return /^\d{1,3}$/.test(text) ? dateFromParts(Number(text)) : dateOfText(text);
}

/** As Crossref names them. */
const relations = ['is-preprint-of', 'has-preprint', 'is-version-of', 'has-version'];

function relatedIn({ relation }: Item): string[] {
  if (!isItem(relation)) return [];
  const all = relations.flatMap((name) => relation[name] ?? []);
  return all.map((other) => (isItem(other) ? toText(other.id) : '')).filter(Boolean);
}

const customTexts = [...customNames(), 'archive', 'eprint', 'licence', 'pdf', 'fromLine'];
const theses = ['bachelor', 'master', 'doctoral'] as const;

function customOf(raw: Item, { type, genre = '' }: CslItem): CslCustom {
  const own = isItem(raw.custom) ? raw.custom : {};
  const texts: Record<string, string> = Object.fromEntries(
    customTexts.map((name) => [name, oneLine(toText(own[name]))]),
  );
  const { licence, pdf = '' } = texts;
  const [licenceOfRegistry] = listIn(raw.license).flatMap((each) => (isItem(each) && toText(each.URL)) || []);
  const placesIn = (value: unknown) => listIn(value).filter((at) => Number.isInteger(at)) as number[];
  return filled({
    ...texts,
    licence: licence || (licenceOfRegistry ?? oneLine(toText(raw.license))),
    pdf: isWebAddress(pdf) && pdf,
    thesis: theses.find((name) => name === own.thesis) ?? (type === 'thesis' && thesisIn(genre)),
    equalContribution: placesIn(own.equalContribution),
    corresponding: placesIn(own.corresponding),
    moreAuthors: own.moreAuthors === true,
    selected: own.selected === true,
    otherVersions: listIn(own.otherVersions),
    notices: listIn(own.notices),
    moreAreas: textsIn(own.moreAreas).map(oneLine).filter(Boolean),
    related: relatedIn(raw),
    links: listIn(own.links).flatMap((link) => {
      const url = isItem(link) ? toText(link.url) : '';
      return isItem(link) && isWebAddress(url) ? [{ name: oneLine(toText(link.name)), url }] : [];
    }),
  });
}
