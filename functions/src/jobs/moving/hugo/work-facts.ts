/** What the front matter of a work says. */

import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import { cslName } from '../../../features/imports/entries/plain-item.ts';
import { isPdfPath } from '../fates.ts';
import { itemAt, textAt, textsAt } from '../jekyll/values.ts';
import { beginningOf } from '../texts/lab-text.ts';
import { type Venue, venueIn } from '../texts/venue.ts';
import { targetOf } from './files.ts';
import type { Document, HugoSite } from './hugo-site.ts';
import { type Authors, keyOf, nameOf } from './read-people.ts';
import { convert } from './text-context.ts';

export interface WorkFacts extends Venue {
  title: string;
  /** As CSL has them. */
  type: string;
  author: ReturnType<typeof cslName>[];
  /** Places among the authors. */
  equalContribution: number[];
  corresponding: number[];
  date: string;
  doi: string;
  arxiv: string;
  isbn: string;
  abstract: string;
  keywords: string;
  note: string;
  selected: boolean;
  pdf: string;
  pdfFile: string | undefined;
  links: { name: string; url: string }[];
  remarks: string[];
}

/** The numbers of older sites, in their order. */
const numbered = [
  '',
  'paper-conference',
  'article-journal',
  'article',
  'report',
  'book',
  'chapter',
  'thesis',
  'patent',
];

export function factsOf(site: HugoSite, document: Document, authors: Authors): WorkFacts {
  const { data, body } = document;
  const remarks: string[] = [];
  const [type = ''] = textsAt(data, 'publication_types');
  const notes = textsAt(data, 'author_notes');
  const noted = (words: RegExp) => notes.flatMap((note, at) => (words.test(note) ? at : []));
  const ids = itemAt(itemAt(data, 'hugoblox'), 'ids');
  const { pdf, pdfFile, links } = linksOf(site, document, remarks);
  const summary = plain(site, document, textAt(data, 'summary'));
  if (body.trim()) remarks.push('its text below the front matter is left out, a work has only an abstract');
  if (textAt(data, 'slides') && textAt(data, 'slides') !== 'example')
    remarks.push(`its slides “${textAt(data, 'slides')}” are left out`);
  return {
    title: plain(site, document, textAt(data, 'title')),
    type: numbered[Number(type || '0')] ?? type,
    author: namesIn(data).map((name) => authorOf(name, authors)),
    equalContribution: noted(/equal/i),
    corresponding: noted(/correspond/i),
    date: dateOf(textAt(data, 'date') || textAt(data, 'publishdate')),
    ...venueIn(plain(site, document, textAt(data, 'publication') || textAt(data, 'publication_short'))),
    doi: (textAt(data, 'doi') || textAt(ids, 'doi')).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)/i, ''),
    arxiv: textAt(ids, 'arxiv'),
    isbn: textAt(data, 'isbn') || textAt(ids, 'isbn'),
    abstract: plain(site, document, textAt(data, 'abstract'), longestAbstract) || summary,
    keywords: [...new Set([...textsAt(data, 'tags'), ...textsAt(data, 'keywords')])].join(', '),
    note: awardsOf(data).join('. '),
    selected: [textAt(data, 'featured'), textAt(data, 'selected')].includes('true'),
    pdf,
    pdfFile,
    links,
    remarks,
  };
}

const longestAbstract = 20_000;

function plain(site: HugoSite, document: Document, text: string, max = 1_000): string {
  return text && beginningOf(convert(site, document, text).markdown, max);
}

/** As texts, or in a table for each that says who is a member. */
const namesIn = (data: Item): string[] => [
  ...textsAt(data, 'authors'),
  ...listIn(data.authors).flatMap((author) => (isItem(author) && textAt(author, 'name', 'id')) || []),
];

function authorOf(written: string, authors: Authors) {
  const name = written.replace(/(?<![*†‡#])[*†‡#]+$/, '').trim();
  const profile = authors.get(keyOf(name));
  return cslName((profile && nameOf(profile)) || name);
}

/** Files of bibliographies that say only a year become pages of its first day. */
function dateOf(written: string): string {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}|^\d{4}(?:-\d{2})?/.exec(written) ?? [];
  return day.replace(/(?:-01)?-01$/, '');
}

const awardsOf = (data: Item): string[] => {
  const lists = ['awards', 'award'].flatMap((name) =>
    isItem(data[name]) ? [data[name]] : listIn(data[name]),
  );
  const texts = ['awards', 'award'].flatMap((name) => textAt(data, name) || []);
  return [
    ...texts,
    ...lists.flatMap((award) => (isItem(award) ? textAt(award, 'title', 'name') : String(award))),
  ].filter(Boolean);
};

/** Their names on the old site, and here. */
const linkNames: Readonly<Record<string, string>> = {
  dataset: 'data',
  site: 'website',
};

function linksOf(
  site: HugoSite,
  document: Document,
  remarks: string[],
): Pick<WorkFacts, 'pdf' | 'pdfFile' | 'links'> {
  const { data } = document;
  const links: WorkFacts['links'] = [];
  let pdf = '';
  let pdfFile: string | undefined;
  for (const [written, url] of [...urlsIn(data), ...listed(data)]) {
    const name = linkNames[written] ?? written;
    const { file, address } = targetOf(site, url, document);
    if (name === 'pdf' && file && isPdfPath(file)) pdfFile ??= file;
    else if (file) remarks.push(`${name}: ${file} is left out, a work links only to addresses`);
    else if (!address || !/^https?:/.test(address)) {
      if (url && url !== '#') remarks.push(`${name}: “${url.slice(0, 100)}” is left out, it is no address`);
    } else if (name === 'pdf' && address.startsWith('https:')) pdf ||= address;
    else
      links.push({
        name: links.some((one) => one.name === name) ? `${name} ${links.length + 1}` : name,
        url: address,
      });
  }
  return { pdf, pdfFile, links };
}

const urlsIn = (data: Item): [string, string][] =>
  Object.keys(data)
    .filter((key) => key.startsWith('url_') && key !== 'url_custom')
    .flatMap((key): [string, string][] =>
      textAt(data, key) ? [[key.slice('url_'.length), textAt(data, key)]] : [],
    );

const archives: Readonly<Record<string, string>> = {
  arxiv: 'https://arxiv.org/abs/',
  biorxiv: 'https://www.biorxiv.org/content/',
  medrxiv: 'https://www.medrxiv.org/content/',
  doi: 'https://doi.org/',
};

const listed = (data: Item): [string, string][] =>
  [...listIn(data.links), ...listIn(data.url_custom)].filter(isItem).map((link) => {
    const type = textAt(link, 'type');
    const id = textAt(link, 'id');
    const archive = archives[textAt(link, 'provider')];
    const name = type && type !== 'custom' ? type : textAt(link, 'label', 'name').trim() || 'link';
    return [/^pdf$/i.test(name) ? 'pdf' : name, textAt(link, 'url') || (archive && id ? archive + id : '')];
  });
