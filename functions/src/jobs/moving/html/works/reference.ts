/**
 * A reference without an identifier, taken apart. It says nothing where it is not certain: authors who read
 * as names, a title, where it appeared, and one year. A person looks at each, and at those that it leaves.
 */

import type { Item } from '../../../../features/imports/entries/item.ts';
import { authorsIn } from './author-list.ts';
import type { Entry } from './entries.ts';
import { type Where, whereIn } from './where.ts';

export function referenceIn(entry: Entry): Item | undefined {
  const lines = entry.lines.map(withoutLabels).filter(Boolean);
  const text = withoutNumber(lines.join(' ')).replaceAll('``', '“').replaceAll("''", '”');
  const found = new Map<string, Item>();
  for (const parts of [
    ...byTitle(text, lines, entry.title),
    ...byLines(lines),
    ...byYear(text),
    ...bySentences(text),
  ]) {
    const item = itemOf(parts, entry.year);
    if (item) found.set(JSON.stringify(item), item);
    // What is marked by quotation marks or by the page goes before what is only divided by full stops.
    if (item && parts.isMarked) return item;
  }
  const [item] = found.values();
  return found.size === 1 ? item : undefined;
}

interface Parts {
  authors: string;
  title: string;
  /** Where and when it appeared. */
  rest: string;
  isMarked?: boolean;
}

const label =
  '(?:pdf|link|doi|abs|abstract|bib|bibtex|code|data|slides|poster|video|arxiv|html|full text|preprint|supplement(?:ary|al)?(?: (?:material|information))?|project page|website|github)';
const inBrackets = new RegExp(`[[(]\\s?${label}(?:\\s?[|,/]\\s?${label}){0,9}\\s?[\\])]`, 'gi');
const atEnd = new RegExp(`[\\s.|,;:/·](?:[\\s|,;/·[\\]]|\\b${label}\\b){1,60}$`, 'i');
const address = /(?:\bdoi:?\s?)?(?:https?:\/\/\S{1,500}|\b10\.\d{4,9}\/\S{1,300})/gi;

const withoutLabels = (line: string) =>
  line
    .replace(address, ' ')
    .replace(inBrackets, ' ')
    .replace(/\[\s?\]|\(\s?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(atEnd, (end) => (/^[.]/.test(end) ? '.' : ''))
    .replace(/(?<![\s|/·])[\s|/·]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `[12]`, `12.`, `(12)`, `P12:` */
const withoutNumber = (text: string) =>
  text.replace(/^(?:\[[A-Z]{0,2}\d{1,4}\]|\(?[A-Z]?\d{1,3}[.):])\s{0,5}/, '').replace(/^[-–•*]\s/, '');

const quoted = /["“”„«‹]([^"“”„«»‹›]{10,400}?)[.,;]?["“”»›]/g;

/** In quotation marks, or marked by the page. */
function byTitle(text: string, lines: readonly string[], marked: string): Parts[] {
  const quotes = [...text.matchAll(quoted)];
  const [quote] = quotes;
  const isQuoted = quotes.length === 1 && quote;
  const title = isQuoted ? (quote[1] ?? '') : marked;
  const whole = isQuoted ? quote[0] : marked;
  const at = whole ? text.indexOf(whole) : -1;
  if (at < 0) return [];
  const before = text.slice(0, at).trim();
  const after = text.slice(at + whole.length).replace(/^[\s.,;:]+/, '');
  if (before) {
    // `Roe, A. (2019). "Title." Acta`
    const [authors = '', year = ''] = before.split(/(?=\(\d{4})/, 2);
    return [{ authors, title, rest: `${after} ${year}`, isMarked: true }];
  }
  const [, authors = '', ...rest] = lines;
  return lines[0]?.includes(title) && rest.length > 0
    ? [{ authors, title, rest: rest.join(' '), isMarked: true }]
    : [];
}

/** Authors, title and venue in a line each, in the first two orders. */
function byLines(lines: readonly string[]): Parts[] {
  const [first = '', second = '', ...rest] = lines;
  if (rest.length === 0) return [];
  const [isFirst, isSecond] = [authorsIn(withoutNumber(first)), authorsIn(second)];
  if (Boolean(isFirst) === Boolean(isSecond)) return [];
  const [authors, title] = isFirst ? [withoutNumber(first), second] : [second, withoutNumber(first)];
  return [{ authors, title, rest: rest.join(' '), isMarked: true }];
}

/** `Roe, A., & Lee, B. (2019). Title. Acta, 12(3), 4–9.` and `Roe, A. and Lee, B., 2019. Title. Acta.` */
function byYear(text: string): Parts[] {
  const inBrackets = /^([^()]{3,3000}?)\s?\((\d{4})[a-z]?(?:, [^()]{1,30})?\)[.,:]?\s/.exec(text);
  const [whole = '', authors = '', year = ''] =
    inBrackets ?? /^([^()\d]{3,3000}?),?\s(\d{4})[a-z]?\.\s/.exec(text) ?? [];
  const [title, rest] = sentence(text.slice(whole.length));
  return whole && rest ? [{ authors, title, rest: `${rest} (${year})` }] : [];
}

/** `Roe A, Lee B. Title. Acta 2019;12:4-9.` Each full stop may end the authors. */
function bySentences(text: string): Parts[] {
  const all: Parts[] = [];
  for (const { index } of text.slice(0, 3_000).matchAll(/[.:]\s(?=["“]?[\p{Lu}\d])/gu)) {
    const [title, rest] = sentence(text.slice(index + 2));
    // The last initial has a full stop of its own only where the others have.
    const before = text.slice(0, index);
    const authors = before.includes('.') && text[index] === '.' ? `${before}.` : before;
    if (rest && authorsIn(authors)) all.push({ authors, title, rest });
  }
  return all;
}

/** Abbreviations and initials, after which a sentence goes on. */
const open = /(?:^|[\s(])(?:\p{L}|[Vv]s|cf|e\.g|i\.e|spp?|ssp|var|sect|[Nn]o|[Vv]ol|St|Dr|Mt|ca|approx)$/u;

function sentence(text: string): [string, string] {
  const [end, ...others] = [...text.matchAll(/[.?!]\s/g)];
  if (!end || others.length > 40) return ['', ''];
  const title = text.slice(0, end.index);
  if (open.test(title) || /,\s\p{Lu}\p{Ll}{1,5}$/u.test(title)) return ['', ''];
  return [text[end.index] === '.' ? title : `${title}${text[end.index]}`, text.slice(end.index + 2)];
}

const year = /(?<![\d–-])((?:19|20)\d\d)(?![\d–-])/g;
/** Books, reports and theses have no journal, and what is not published has no place. */
const uncertain =
  /\b(?:press|publish(?:ers?|ing)|verlag|books|elsevier|wiley|addison|kaufmann|prentice|mcgraw|tech(?:nical)?\.? rep(?:ort)?|working paper|preprint|in press|manuscript|draft|lecture notes|retrieved|unpublished|ph\.?\s?d)\b|\((?:eds?|hrsg)\.?\)|\beds?\.|\b(?:in preparation|submitted|under review|in revision|book review|patent|thesis|dissertation|editor)\b/i;

function itemOf({ authors, title, rest, isMarked }: Parts, yearAbove: string): Item | undefined {
  const people = authorsIn(authors);
  const years = new Set([...rest.matchAll(year)].map(([, one]) => one ?? ''));
  const [said] = years.size > 0 ? years : [yearAbove];
  const where = whereIn(rest);
  const { venue, volume, issue, pages, articleNumber } = where;
  const isCertain =
    people &&
    said &&
    years.size <= 1 &&
    isYear(said) &&
    !uncertain.test(rest) &&
    isTitle(title, isMarked) &&
    isVenue(venue) &&
    isKnown(where);
  if (!isCertain) return undefined;
  return {
    ...typeOf(venue),
    title: title.trim(),
    author: people.names,
    'container-title': venue,
    issued: said,
    ...{ volume, issue, page: pages },
    custom: { moreAuthors: people.hasMore, ...(articleNumber && { articleNumber }) },
  };
}

const isYear = (said: string) => Number(said) <= new Date().getUTCFullYear() + 1;

const fewestWords = 4;

/** A title has words in small letters, and none of a list of names. */
function isTitle(title: string, isMarked = false): boolean {
  const words = title.trim().split(/\s+/);
  if (title.length > 400 || words.length < (isMarked ? 2 : fewestWords)) return false;
  if (isMarked) return !authorsIn(title);
  return (
    /^["“]?[\p{Lu}\d]/u.test(title) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length > 1 &&
    !/^\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|["“”„]|\p{Lu}\.,|(?:^|,\s)\p{Lu}\.\s/u.test(
      title,
    )
  );
}

const small =
  /^(?:&|a|an|and|at|auf|da|de|del|der|des|di|die|do|du|e|en|et|for|für|il|in|la|le|les|of|on|och|the|to|und|y|zu|zur)$/u;
const smallNames =
  /^(?:arXiv|bioRxiv|chemRxiv|eLife|eNeuro|iScience|mBio|mSphere|mSystems|medRxiv|npj|psyArXiv)\b/u;

/** A volume, an issue or a date that could not be taken off the name of a journal. */
const unread = /\bvol\b|\bspecial issue\b|[-–(]$|\(\d+\)$|,\s(?:spring|summer|autumn|fall|winter)$|\([^)]*$/i;

/** Names of journals and conferences have large letters, other words are the rest of something else. */
function isVenue(venue: string): boolean {
  const words = venue.split(' ');
  const isName = (word: string) =>
    /^["'(]?[\p{Lu}\d’']/u.test(word) || small.test(word) || smallNames.test(word);
  return (
    venue.length >= 2 &&
    venue.length <= 200 &&
    /\p{L}{2}/u.test(venue) &&
    !/\d[-–]\d{2}|\d\s?\(|\s\d{1,4}$|[;:]/i.test(venue) &&
    !unread.test(venue) &&
    words.every(isName) &&
    !/\.\s.*\.\s.*\.\s|[A-Z]{3}\.\s/.test(venue)
  );
}

const ofConference = /\b(?:proceedings|proc|conf|conference|symposium|workshop)\b/i;
const ofJournal =
  /\b(?:j|journal|trans|transactions|lett|letters|annals|bulletin|reviews?|reports|nature|science|cell|plos|bmc|frontiers|acta|archives|advances|magazine|communications)\b/i;
const acronym = /^[\p{Lu}\d]{2,8}$/u;

/** A name alone may be that of a publisher, and the work a book. */
const isKnown = ({ venue, ...numbers }: Where) =>
  Object.values(numbers).some(Boolean) ||
  [ofConference, ofJournal, ofArchive, acronym].some((words) => words.test(venue));

const ofArchive = /\b[a-z]*rxiv\b/i;

function typeOf(venue: string): Item {
  if (ofArchive.test(venue)) return { type: 'article', genre: 'preprint' };
  return { type: ofConference.test(venue) ? 'paper-conference' : 'article-journal' };
}
