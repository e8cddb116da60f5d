/** Works that are a document each, as in academicpages, or a row of a data file. */
import type { Item } from '../../../features/imports/entries/item.ts';
import { isItem } from '../../../features/imports/entries/item.ts';
import { plainText } from '../../../features/imports/entries/plain-text.ts';
import type { OfWork, WorkFile } from '../description.ts';
import { isPdfPath } from '../fates.ts';
import { beginningOf } from '../texts/lab-text.ts';
import { venueIn } from '../texts/venue.ts';
import { listedIn, pictureNamed } from './data-lists.ts';
import type { Document } from './documents.ts';
import { inCollections, type JekyllSite } from './jekyll-site.ts';
import { authorsOfCitation, namesIn } from './listed-names.ts';
import { convert, fileAt } from './text-context.ts';
import { isTrue, itemAt, textAt, textsAt } from './values.ts';

const lists = /^(?:publications?|publist|pubs|papers?|articles|preprints|conferences?|journals?)$/i;

export async function readListedWorks(site: JekyllSite): Promise<WorkFile[]> {
  const documents = inCollections(site, /^(?:publications?|papers?)$/).flatMap((document) => {
    const { path, data } = document;
    if (!textAt(data, 'title')) site.fates.leave(path, 'it has no title', 'works');
    else site.fates.read(path, 'works');
    return textAt(data, 'title') ? [ofDocument(site, document)] : [];
  });
  const rows = await listedIn(site, lists, (row) => textAt(row, 'title') !== '');
  const files = new Map<string, typeof rows>();
  for (const row of rows) {
    const path = row.from.replace(/#\d+$/, '');
    files.set(path, [...(files.get(path) ?? []), row]);
  }
  for (const path of files.keys()) site.fates.read(path, 'works');
  return [
    ...documents,
    ...[...files].map(([path, rows]) =>
      fileOf(
        path,
        rows.map(({ from, data, group, remarks }) => {
          const work = workOf(site, from.slice(path.length + 1), data, group);
          return { ...work, remarks: [...remarks, ...work.remarks] };
        }),
      ),
    ),
  ];
}

interface Work {
  id: string;
  item: Item;
  of: OfWork;
  remarks: string[];
}

const fileOf = (path: string, works: readonly Work[]): WorkFile => ({
  name: `${path.replace(/\.[a-z]+$/, '')}.json`,
  text: JSON.stringify(
    works.map(({ item }) => item),
    null,
    1,
  ),
  files: new Map(works.map(({ id, of }) => [id, of])),
  remarks: works.flatMap(({ remarks }) => remarks),
});

function ofDocument(site: JekyllSite, document: Document): WorkFile {
  const { path, data, body, addresses } = document;
  const id = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
  const work = workOf(site, id, { ...data, date: textAt(data, 'date') || id.slice(0, 10) }, '');
  const text = convert(site, document, body).markdown;
  const abstract = textAt(work.item, 'abstract');
  const item = { ...work.item, abstract: abstract || beginningOf(text, longestAbstract) };
  const isLeft = text && abstract && beginningOf(text, 200) !== beginningOf(abstract, 200);
  const remarks = isLeft
    ? [...work.remarks, 'its text is left out, a work has only an abstract']
    : work.remarks;
  return fileOf(path, [{ ...work, item, remarks, of: { ...work.of, old: addresses } }]);
}

const longestAbstract = 20_000;

/** As the categories of academicpages and the names of lists have them. */
const types: readonly [RegExp, string][] = [
  [/conference|proceeding/i, 'paper-conference'],
  [/preprint|working/i, 'article'],
  [/chapter/i, 'chapter'],
  [/book/i, 'book'],
  [/thes[ie]s/i, 'thesis'],
  [/patent/i, 'patent'],
  [/report/i, 'report'],
  [/journal|manuscript|article/i, 'article-journal'],
];

function workOf(site: JekyllSite, id: string, data: Item, group: string): Work {
  const remarks: string[] = [];
  const link = itemAt(data, 'link');
  const cited = plainText(
    textAt(data, 'venue', 'journal', 'booktitle', 'conference', 'container', 'publisher'),
  );
  const [doiInVenue = ''] = /\b10\.\d{4,9}\/[^\s,;]{1,200}/.exec(cited) ?? [];
  const { venue, volume, issue, pages } = venueIn(withoutDate(cited), textAt(data, 'pages', 'page'));
  const said = [textAt(data, 'category', 'type', 'kind'), group, venue].join(' ');
  const type =
    types.find(([words]) => words.test(said))?.[1] ??
    (venue || textAt(link, 'display') ? 'article-journal' : 'document');
  const written =
    textsAt(data, 'authors').length > 1 && Array.isArray(data.authors)
      ? textsAt(data, 'authors').join('; ')
      : textAt(data, 'authors', 'author');
  const authors = written || authorsOfCitation(textAt(data, 'citation'));
  if (!authors) remarks.push(`${id}: it names no authors`);
  const { pdf, links, file } = linksOf(site, data, id, remarks);
  const picture = pictureNamed(site, textAt(data, 'image', 'img', 'teaser', 'thumbnail', 'preview'));
  return {
    id,
    item: {
      id,
      type,
      ...(type === 'article' && { genre: 'preprint' }),
      title: textAt(data, 'title'),
      author: namesIn(authors),
      [type === 'book' || type === 'thesis' || type === 'report' ? 'publisher' : 'container-title']:
        venue || textAt(link, 'display'),
      issued: dateOf(data),
      volume: textAt(data, 'volume') || volume,
      issue: textAt(data, 'number', 'issue') || issue,
      page: pages,
      DOI: (textAt(data, 'doi') || doiInVenue).replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, ''),
      abstract: textAt(data, 'abstract', 'excerpt', 'description', 'summary'),
      note: textAt(data, 'award', 'note'),
      custom: {
        pdf,
        links,
        selected: isTrue(data.selected) || isTrue(data.featured) || textAt(data, 'highlight') === '1',
      },
    },
    of: { ...(file && { pdf: file }), ...(picture && { picture }) },
    remarks,
  };
}

/** Without what some write behind the name of a journal: `Acta Moss. May 20, 2016. doi:10.5555/moss`. */
const withoutDate = (cited: string) =>
  cited
    .replace(/\b(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:? ?)10\.[\s\S]*$/i, '')
    .replace(/(?:[.,] (?:[A-Z][a-z]{2,8}\.? (?:\d{1,2}, )?)?\d{4}| \(\d{4}\))\.? ?$/, '')
    .replace(/(?<![\s.,])[\s.,]+$/, '');

/** Names of files have a day also where only the year is known. */
function dateOf(data: Item): string {
  const year = textAt(data, 'year', 'pub_year', 'published');
  const date = textAt(data, 'date', 'pub_date');
  return (date || year).replace(/[T ]\d{2}:.*$/, '').replace(/(?:-01)?-01$/, '');
}

const linkNames: readonly [string, string][] = [
  ['code', 'code github repo repository codeurl'],
  ['data', 'data dataset'],
  ['slides', 'slides slidesurl'],
  ['poster', 'poster posterurl'],
  ['video', 'video videourl youtube'],
  ['website', 'website project url link'],
  ['preprint', 'preprint arxiv arxivurl biorxiv'],
  ['PubMed', 'pubmedurl pubmed'],
  ['journal', 'journalurl'],
  ['BibTeX', 'bibtexurl'],
];

/** `arXiv:2006.08825` is an address too. */
const addressOf = (written: string) =>
  written.replace(/^arxiv: ?(\d{4}\.\d{4,5})(?:v\d+)?$/i, 'https://arxiv.org/abs/$1');

function linksOf(site: JekyllSite, data: Item, id: string, remarks: string[]) {
  let pdf = '';
  let file: string | undefined;
  const links: { name: string; url: string }[] = [];
  const paper =
    textAt(data, 'paperurl', 'pdf', 'pdfurl', 'pdf_url', 'paper') || textAt(itemAt(data, 'link'), 'url');
  const found =
    fileAt(site, paper) ?? (/^https?:/i.test(paper) ? undefined : fileAt(site, `/assets/pdf/${paper}`));
  if (found && isPdfPath(found)) file = found;
  else if (/^https:.*\.pdf$/i.test(paper)) pdf = paper;
  else if (/^https?:/.test(paper)) links.push({ name: 'paper', url: paper });
  else if (paper) remarks.push(`${id}: “${paper}” is left out, it is no file of the site`);
  for (const [name, keys] of linkNames)
    for (const key of keys.split(' ')) {
      const url = addressOf(isItem(data[key]) ? textAt(itemAt(data, key), 'url') : textAt(data, key));
      if (!url || url === paper || links.some((link) => link.url === url)) continue;
      if (/^https?:/.test(url)) links.push({ name, url });
      else remarks.push(`${id}: ${name} “${url.slice(0, 100)}” is left out, a work links only to addresses`);
    }
  return { pdf, file, links };
}
