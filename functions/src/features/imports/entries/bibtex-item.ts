/** The fields of a BibTeX entry as CSL-JSON. */

import { fieldsWithoutCsl } from '@lab/contract/features/citations/metadata';
import { readLines } from '@lab/contract/features/citations/own-lists';
import type { CslCustom, CslItem, cslNameFields, cslTextFields } from '@lab/contract/features/imports/entry';
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import { addressInTex, doiOfAddress } from './addresses.ts';
import { settleArchive } from './archives.ts';
import { namesOfTex } from './bibtex-names.ts';
import { genreOf, thesisOf, typeOf } from './bibtex-types.ts';
import { dateFromParts, dateOfText, monthAndDay, yearIn } from './dates.ts';
import { oneLine, textOfAddress, textOfTex } from './latex.ts';
import { plainText } from './plain-text.ts';
import { ofDatabase } from './ris-notes.ts';

type TextField = (typeof cslTextFields)[number];

/** The first of these fields that the entry has is the text; the others stay unknown fields. */
const texts: [TextField, ...string[]][] = [
  ['collection-title', 'series'],
  ['volume', 'volume'],
  ['edition', 'edition'],
  ['version', 'version'],
  ['abstract', 'abstract'],
  ['note', 'note', 'addendum', 'award', 'award_name'],
  ['annote', 'annote', 'annotation'],
  ['publisher-place', 'address', 'location'],
  ['event-title', 'eventtitle', 'event'],
  ['event-place', 'venue'],
  ['number-of-pages', 'pagetotal', 'numpages'],
  ['language', 'language', 'langid'],
  ['status', 'pubstate'],
  ['PMID', 'pmid', 'pubmed'],
  ['PMCID', 'pmcid', 'pmc'],
  ['ISBN', 'isbn'],
  ['ISSN', 'issn'],
];

const people: Record<(typeof cslNameFields)[number], string> = {
  author: 'author',
  editor: 'editor',
  translator: 'translator',
};

/** Where lists of labs have the address of the paper itself. */
const copyFields = ['pdf', 'paper'];

/** The site shows a PDF only over https; any other address becomes a link. */
const isPdf = ({ name, url }: { name: string; url: string }) =>
  url.startsWith('https://') && (name === 'pdf' || /\.pdf$/i.test(url));

const linkFields = [
  'preprint',
  'code',
  'slides',
  'poster',
  'video',
  'website',
  'html',
  'blog',
  'demo',
  'data',
  'supp',
  'github',
  'project',
];
const numbered =
  /^(?:report|patent|standard|thesis|document|manuscript|dataset|software|webpage|article|speech)$/;

/** The first of them is what CSL calls the publisher; the others are kept beside it. */
const publishersOf: Record<string, string[]> = {
  'article-journal': ['publisher'],
  thesis: ['school', 'institution', 'publisher'],
  report: ['institution', 'publisher', 'school', 'organization'],
  patent: ['institution', 'publisher', 'school', 'organization'],
};

const html = /<\/(?:jats:)?(?:i|b|em|strong|su[bp]|scp?|p|italic|bold)>|&(?:\w+|#\w+);/i;

/** Some publishers write the HTML of their pages into BibTeX. */
const withoutHtml = (text: string) => (html.test(text) ? oneLine(plainText(text)) : text);

/** `fields` are TeX. The result names those that are part of the item. */
export function itemOfBibtex(
  entryType: string,
  fields: Map<string, string>,
): { item: CslItem; used: Set<string> } {
  const used = new Set<string>();
  const first = (names: string[]) => names.find((name) => fields.get(name)?.trim());
  function take(...names: string[]): string {
    const name = first(names);
    if (name === undefined) return '';
    used.add(name);
    return fields.get(name) ?? '';
  }
  const text = (...names: string[]) => withoutHtml(textOfTex(take(...names)));
  const titled = (subtitle: string, ...names: string[]) =>
    [text(...names), text(subtitle)].filter(Boolean).join(': ');
  /** Only addresses of the web; a script or a path stays an unknown field. */
  function address(name: string): string {
    const value = addressInTex(fields.get(name) ?? '');
    if (value) used.add(name);
    return value;
  }
  function set(field: TextField, value: string): void {
    // Lists that were copied from Google Scholar keep its comma behind these names.
    const whole = /^(?:container-title|publisher)$/.test(field) ? value.replace(/,$/, '') : value;
    if (whole) item[field] = whole;
  }

  const genre = genreOf(text('type'));
  const hint = [genre, ...['howpublished', 'note', 'entrysubtype'].map((name) => fields.get(name))].join(' ');
  const item: CslItem = { type: typeOf(entryType, hint) };
  set('genre', genre || (entryType === 'poster' ? 'Poster' : ''));
  set('title', titled('subtitle', 'title'));

  const inBook = ['paper-conference', 'chapter', 'entry-encyclopedia'].includes(item.type);
  if (first(inBook ? ['booktitle'] : ['journaltitle', 'journal']))
    set(
      'container-title',
      inBook ? titled('booksubtitle', 'booktitle') : titled('journalsubtitle', 'journaltitle', 'journal'),
    );
  else if (item.title) set('container-title', text('journaltitle', 'journal', 'booktitle', 'maintitle'));
  // Proceedings often have their title only in this field.
  else set('title', titled('booksubtitle', 'booktitle'));

  for (const [field, ...names] of texts) set(field, text(...names));
  if (item.note && ofDatabase.test(item.note)) delete item.note;
  set('URL', address('url') || address('howpublished') || address('link') || address('ee'));
  set('DOI', withoutDoiPrefix(textOfAddress(take('doi'))) || (doiOfAddress(item.URL ?? '') ?? ''));
  set('page', text('pages').replace(/(?:(?<!\s)\s+)?[-–—]+\s*/g, '-'));
  set('keyword', text('author_keywords', 'keywords', 'keyword').replace(/(?:(?<!\s)\s+)?[,;]\s*/g, ', '));

  const number = text('number', 'issue');
  if (numbered.test(item.type)) set('number', number);
  else if (item.type === 'article-journal' || item.type === 'periodical') set('issue', number);
  else set(item['collection-title'] || inBook === false ? 'collection-number' : 'issue', number);

  for (const [field, name] of Object.entries(people) as [keyof typeof people, string][]) {
    const { names, others, starred } = namesOfTex(withoutHtml(take(name)));
    if (names.length > 0) item[field] = names;
    if (field !== 'author') continue;
    if (others) item.custom = { ...item.custom, moreAuthors: true };
    if (starred.length > 0) item.custom = { ...item.custom, equalContribution: starred };
  }
  // Manuals and reports of an organisation have no author of their own.
  if (!item.author && !item.editor) {
    const literal = text('organization', 'institution');
    if (literal) item.author = [{ literal }];
  }
  if (item.type === 'speech' && !item['event-title']) set('event-title', text('howpublished'));
  const publishers = publishersOf[item.type] ?? ['publisher', 'institution', 'school', 'organization'];
  set('publisher', text(...publishers) || (used.has('howpublished') ? '' : text('howpublished')));

  const year = take('date', 'year');
  const issued = used.has('date')
    ? dateOfText(textOfTex(year))
    : dateFromParts(yearIn(textOfTex(year)), dayIn(monthAndDay(textOfTex(take('month'))), text('day')));
  if (issued) item.issued = issued;
  // `in press` or `submitted`
  else if (year && !item.status) item.status = textOfTex(year);
  const accessed = dateOfText(take('urldate'));
  if (accessed) item.accessed = accessed;
  const eventDate = dateOfText(take('eventdate'));
  if (eventDate) item['event-date'] = eventDate;

  // bioRxiv and medRxiv give the address of the PDF instead of a number.
  const pdfOfArchive = isPdfOfArchive(fields.get('eprint') ?? '') ? address('eprint') : '';
  settleArchive(item, archiveOf(pdfOfArchive ? () => '' : take, text));
  const thesis = item.type === 'thesis' ? thesisOf(entryType, genre) : undefined;
  const copies = copyFields.flatMap((name) => [address(name)].filter(Boolean).map((url) => ({ name, url })));
  const pdf = copies.find(isPdf)?.url ?? pdfOfArchive;
  const links = linkFields.flatMap((name) => {
    const url = address(name);
    return url ? [{ name, url }] : [];
  });
  const ownLinks = readLines('links', textOfTex(fields.get('links') ?? ''));
  if (ownLinks.length > 0) used.add('links');
  const allLinks = [...copies.filter(({ url }) => url !== pdf), ...links, ...ownLinks];
  const related = textOfTex(fields.get('related') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  /** A field of that name in a foreign file stays unknown. */
  function ownLists(): Pick<CslCustom, 'otherVersions' | 'notices'> {
    const read = (['otherVersions', 'notices'] as const).map((name) => {
      const lines = readLines(name, textOfTex(fields.get(name.toLowerCase()) ?? ''));
      if (lines.length > 0) used.add(name.toLowerCase());
      return [name, lines] as const;
    });
    return Object.fromEntries(read.filter(([, lines]) => lines.length > 0));
  }
  const besides = (name: string) => (used.has(name) ? '' : text(name));
  const withoutCsl = fieldsWithoutCsl.map(({ custom, bibtex }) => [custom, besides(bibtex)]);
  const custom: CslCustom = Object.assign(Object.fromEntries(withoutCsl.filter(([, value]) => value)), {
    ...item.custom,
    ...withText('publisher', besides('publisher')),
    ...withText('bookTitle', besides('booktitle')),
    ...marksOf(take('author+an')),
    ...(thesis && { thesis }),
    ...ownLists(),
    // Not used up, because the export writes it again.
    ...(related.length > 0 && { related }),
    ...withText('articleNumber', text('eid', 'articleno', 'article-number', 'art_number')),
    ...withText('licence', text('license', 'licence', 'copyright', 'rights')),
    ...withText('handle', textOfAddress(take('handle', 'hdl'))),
    ...withText('pdf', pdf),
    ...withText('area', text('area')),
    ...moreAreasOf(take('moreareas')),
    ...(allLinks.length > 0 && { links: allLinks }),
    ...(/^(?:true|yes|1)$/i.test(fields.get('selected') ?? '') &&
      used.add('selected') && { selected: true as const }),
  });
  if (Object.keys(custom).length > 0) item.custom = custom;
  return { item, used };
}

const isPdfOfArchive = (eprint: string) =>
  /^\s*https?:\/\/(?:www\.)?(?:bio|med)rxiv\.org\/\S+\.pdf\s*$/i.test(eprint);

function moreAreasOf(tex: string): Pick<CslCustom, 'moreAreas'> {
  const names = readLines('moreAreas', textOfTex(tex)).map(({ name }) => name);
  return names.length > 0 ? { moreAreas: names } : {};
}

/** The annotations of biblatex: `1=corresponding; 2=equal,corresponding`, counted from 1. */
function marksOf(annotations: string): Pick<CslCustom, 'corresponding' | 'equalContribution'> {
  const marked = (mark: string) =>
    annotations.split(';').flatMap((annotation) => {
      const [place = '', marks = ''] = annotation.split('=');
      const isMarked = marks.split(',').some((word) => word.trim().replace(/^"|"$/g, '') === mark);
      return isMarked && Number(place) > 0 ? [Number(place) - 1] : [];
    });
  const [corresponding, equalContribution] = [marked('corresponding'), marked('equal')];
  return {
    ...(corresponding.length > 0 && { corresponding }),
    ...(equalContribution.length > 0 && { equalContribution }),
  };
}

function withText<Name extends string>(name: Name, text: string): { [Of in Name]?: string } {
  return (text ? { [name]: text } : {}) as { [Of in Name]?: string };
}

function dayIn([month, day]: number[], own: string): number[] {
  const dayOrOwn = day ?? Number(own);
  return month ? [month, ...(dayOrOwn ? [dayOrOwn] : [])] : [];
}

/** PubMed's number also comes as a preprint's, `eprinttype = {pubmed}`. */
function archiveOf(take: (...names: string[]) => string, text: (...names: string[]) => string) {
  const archive = text('eprinttype', 'archiveprefix');
  const eprint = oneLine(textOfAddress(take('eprint', 'arxiv', 'arxivid')));
  return { ...(archive && { archive }), ...(eprint && { eprint }) };
}
