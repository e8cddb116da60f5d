/** The fields of a BibTeX entry as CSL-JSON. */

import { plainMath } from '@lab/contract/core/math/plain';
import { fieldsWithoutCsl } from '@lab/contract/features/citations/metadata';
import { type OwnLists, readLines } from '@lab/contract/features/citations/own-lists';
import {
  type CslCustom,
  type CslItem,
  cslNameFields,
  type cslTextFields,
} from '@lab/contract/features/imports/entry';
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import { addressInTex, doiOfAddress } from './addresses.ts';
import { addArchive } from './archives.ts';
import { datesOf } from './bibtex-dates.ts';
import { namesOfTex } from './bibtex-names.ts';
import { genreOf, thesisOf, typeOf } from './bibtex-types.ts';
import { dateOfText } from './dates.ts';
import { filled } from './item.ts';
import { oneLine, textOfAddress, textOfTex, titleOfTex } from './latex.ts';
import { firstPlaces, placesNamed } from './marked-authors.ts';
import { noteForVisitors } from './notes-of-tools.ts';
import { withCommas, withHyphens } from './plain-item.ts';
import { plainText, plainTitle } from './plain-text.ts';
import { ofDatabase } from './ris-notes.ts';
import { typeOfVenue } from './venues.ts';

type TextField = (typeof cslTextFields)[number];

/** The first of these fields that the entry has is the text; the others stay unknown fields. */
const texts: [TextField, ...string[]][] = [
  ['collection-title', 'series'],
  ['volume', 'volume'],
  ['edition', 'edition'],
  ['version', 'version'],
  ['abstract', 'abstract'],
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

/** MathSciNet has the whole name beside its abbreviation. */
const journals = ['journaltitle', 'fjournal', 'journal'];

/** Where lists of labs have the address of the paper itself. */
const copyFields = ['pdf', 'paper'];

/** The site shows a PDF only over https; any other address becomes a link. */
const isPdf = ({ name, url }: { name: string; url: string }) =>
  url.startsWith('https://') && (name === 'pdf' || /\.pdf$/i.test(url));

const linkFields =
  'preprint code slides poster video website html blog demo data supp github project press_release'.split(
    ' ',
  );
const correspondingFields = ['corresponding_authors', 'corresponding_author', 'corresponding'];
const cofirstFields = ['cofirst_authors', 'cofirst_author', 'co_first_authors', 'equal_contribution'];
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
const withoutHtml = (text: string, read = plainText) => (html.test(text) ? oneLine(read(text)) : text);

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
  const title = (...names: string[]) => withoutHtml(titleOfTex(take(...names)), plainTitle);
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
    // Only titles are drawn with their formulas.
    if (whole) item[field] = field === 'container-title' ? plainMath(whole) : whole;
  }

  const genre = genreOf(text('type'));
  const peek = (...names: string[]) => names.map((name) => textOfTex(fields.get(name) ?? '')).join(' ');
  const said = {
    genre,
    howpublished: peek('howpublished'),
    note: peek('note'),
    more: peek('entrysubtype', 'degree'),
  };
  const item: CslItem = { type: typeOf(entryType, said, peek) };
  set('genre', genre || (entryType === 'poster' ? 'Poster' : ''));
  set('title', [title('title'), title('subtitle')].filter(Boolean).join(': '));

  const inBook = ['paper-conference', 'chapter', 'entry-encyclopedia'].includes(item.type);
  if (first(inBook ? ['booktitle'] : journals))
    set(
      'container-title',
      inBook ? titled('booksubtitle', 'booktitle') : titled('journalsubtitle', ...journals),
    );
  else if (item.title) set('container-title', text('journaltitle', 'journal', 'booktitle', 'maintitle'));
  // Proceedings often have their title only in this field.
  else set('title', titled('booksubtitle', 'booktitle'));

  // Lists of people name the journal or the conference there.
  const where = ['venue', 'howpublished'].find((name) => typeOfVenue(peek(name)) === item.type);
  if (where && !item['container-title']) set('container-title', text(where));

  for (const [field, ...names] of texts) set(field, text(...names.filter((name) => !used.has(name))));
  const [note, award] = [noteForVisitors(text('note', 'addendum')), [text('award_name'), text('award')]];
  const notes = [ofDatabase.test(note) ? '' : note, ...award].filter(Boolean);
  set('note', [...new Set(notes)].join('. '));
  set('URL', address('url') || address('howpublished') || address('link') || address('ee'));
  set('DOI', withoutDoiPrefix(textOfAddress(take('doi'))) || (doiOfAddress(item.URL ?? '') ?? ''));
  set('page', withHyphens(text('pages')));
  set('keyword', withCommas(text('author_keywords', 'keywords', 'keyword')));

  const number = text('number', 'issue');
  if (numbered.test(item.type)) set('number', number);
  else if (item.type === 'article-journal' || item.type === 'periodical') set('issue', number);
  else set(item['collection-title'] || inBook === false ? 'collection-number' : 'issue', number);

  for (const field of cslNameFields) {
    const { names, others, starred } = namesOfTex(withoutHtml(take(field)));
    if (names.length > 0) item[field] = names;
    if (field !== 'author') continue;
    if (others) item.custom = { ...item.custom, moreAuthors: true };
    const equal = starred.length > 0 ? starred : firstPlaces(take(...cofirstFields), names);
    const corresponding = placesNamed(take(...correspondingFields), names);
    const marked = filled({ equalContribution: equal, corresponding });
    if (Object.keys(marked).length > 0) item.custom = { ...item.custom, ...marked };
  }
  // Manuals and reports of an organisation have no author of their own.
  if (!item.author && !item.editor) {
    const literal = text('organization', 'institution');
    if (literal) item.author = [{ literal }];
  }
  if (item.type === 'speech' && !item['event-title']) set('event-title', text('howpublished'));
  const publishers = publishersOf[item.type] ?? ['publisher', 'institution', 'school', 'organization'];
  set('publisher', text(...publishers) || (used.has('howpublished') ? '' : text('howpublished')));

  const [date, year] = [peek('date'), peek('year')];
  const { issued, other } = datesOf({ date, year, month: peek('month'), day: peek('day') });
  for (const name of other ? ['date'] : ['date', 'year', 'month', 'day']) if (first([name])) used.add(name);
  if (issued) item.issued = issued;
  // `in press` or `submitted`
  else if ((date || year) && !item.status) item.status = date || year;
  Object.assign(
    item,
    filled({ accessed: dateOfText(take('urldate')), 'event-date': dateOfText(take('eventdate')) }),
  );

  // bioRxiv and medRxiv give the address of the PDF instead of a number.
  const pdfOfArchive = isPdfOfArchive(fields.get('eprint') ?? '') ? address('eprint') : '';
  addArchive(item, archiveOf(pdfOfArchive ? () => '' : take, text));
  const linksIn = (names: string[]) =>
    names.map((name) => ({ name: name.replace('_', ' '), url: address(name) })).filter(({ url }) => url);
  const copies = linksIn(copyFields);
  const pdf = copies.find(isPdf)?.url ?? pdfOfArchive;
  /** A field of that name in a foreign file stays unknown. */
  function ownList<Name extends keyof OwnLists>(name: Name) {
    const lines = readLines(name, textOfTex(fields.get(name.toLowerCase()) ?? ''));
    if (lines.length > 0) used.add(name.toLowerCase());
    return lines;
  }
  const selected = /^(?:true|yes|1)$/i.test(fields.get('selected') ?? '');
  if (selected) used.add('selected');
  const unused = (name: string) => (used.has(name) ? '' : text(name));
  const withoutCsl = fieldsWithoutCsl().map(({ custom, bibtex }) => [custom, unused(bibtex)]);
  const custom: CslCustom = {
    ...filled(Object.fromEntries(withoutCsl)),
    ...item.custom,
    ...filled({
      publisher: unused('publisher'),
      bookTitle: unused('booktitle'),
      ...marksOf(take('author+an')),
      thesis: item.type === 'thesis' && thesisOf(entryType, said),
      otherDate: other,
      otherVersions: ownList('otherVersions'),
      notices: ownList('notices'),
      // Not used up, because the export writes it again.
      related: textOfTex(fields.get('related') ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      articleNumber: text('eid', 'articleno', 'article-number', 'art_number'),
      licence: text('license', 'licence', 'copyright', 'rights'),
      handle: textOfAddress(take('handle', 'hdl')),
      pdf,
      // Not used up, as it is in no field of the work.
      picture: oneLine((fields.get('preview') ?? '').replace(/[{}\\]/g, '')),
      area: text('area'),
      moreAreas: ownList('moreAreas').map(({ name }) => name),
      links: [...copies.filter(({ url }) => url !== pdf), ...linksIn(linkFields), ...ownList('links')],
      selected,
    }),
  };
  if (Object.keys(custom).length > 0) item.custom = custom;
  return { item, used };
}

const isPdfOfArchive = (eprint: string) =>
  /^\s*https?:\/\/(?:www\.)?(?:bio|med)rxiv\.org\/\S+\.pdf\s*$/i.test(eprint);

/** The annotations of biblatex: `1=corresponding; 2=equal,corresponding`, counted from 1. */
function marksOf(annotations: string): Pick<CslCustom, 'corresponding' | 'equalContribution'> {
  const marked = (mark: string) =>
    annotations.split(';').flatMap((annotation) => {
      const [place = '', marks = ''] = annotation.split('=');
      const isMarked = marks.split(',').some((word) => word.trim().replace(/^"|"$/g, '') === mark);
      return isMarked && Number(place) > 0 ? [Number(place) - 1] : [];
    });
  return filled({ corresponding: marked('corresponding'), equalContribution: marked('equal') });
}

/** PubMed's number also comes as a preprint's, `eprinttype = {pubmed}`. */
function archiveOf(take: (...names: string[]) => string, text: (...names: string[]) => string) {
  const archive = text('eprinttype', 'archiveprefix');
  const eprint = oneLine(textOfAddress(take('eprint', 'arxiv', 'arxivid')));
  return filled({ archive, eprint });
}
