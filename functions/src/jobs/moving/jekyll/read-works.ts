/** Works: BibTeX of al-folio, and the records that lab-website-template has made of identifiers. */
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import type { Item } from '../../../features/imports/entries/item.ts';
import { cslName } from '../../../features/imports/entries/plain-item.ts';
import { entriesIn } from '../../../features/imports/entries/read-bibtex.ts';
import type { OfWork, WorkFile } from '../description.ts';
import { isPdfPath, isPicturePath } from '../fates.ts';
import { textOf } from './documents.ts';
import { dataFile, itemsIn, type JekyllSite } from './jekyll-site.ts';
import { fileAt } from './text-context.ts';
import { textAt } from './values.ts';

export async function readWorks(site: JekyllSite): Promise<WorkFile[]> {
  const { source, fates } = site;
  const files: WorkFile[] = [];
  for (const path of [...source.files.keys()].filter((path) => ofWorks.test(path)).sort()) {
    files.push(bibliography(site, path, await textOf(source, path)));
    fates.read(path, 'works');
  }
  const records = await dataFile(site, 'citations');
  if (records?.data !== undefined) {
    files.push(citations(site, records.path, itemsIn(records.data)));
    fates.read(records.path, 'works');
  }
  for (const path of [...source.files.keys()].filter((path) => sources.test(path)))
    if (records) fates.elsewhere(path, 'its works are those of _data/citations.yaml');
    else fates.leave(path, `only identifiers; npm run import -- ${path} looks them up`);
  return files;
}

/** Other files of BibTeX are what posts cite. */
const ofWorks = /^_bibliography\/.*\.bib$|(?:^|\/)(?:(?:my)?pubs?|publications?|papers)\.bib$/i;

const sources = /^_data\/(?:sources|orcid|pubmed|google-scholar|scholar)\.ya?ml$/;

function bibliography(site: JekyllSite, name: string, text: string): WorkFile {
  const files = new Map<string, OfWork>();
  const beside = name.slice(0, name.lastIndexOf('/') + 1);
  for (const { key, fields, problem } of entriesIn(text)) {
    if (problem) continue;
    const [pdf, picture] = [
      fileOf(site, fields.get('pdf'), ['assets/pdf/', beside], isPdfPath),
      fileOf(site, fields.get('preview'), ['assets/img/publication_preview/', beside], isPicturePath),
    ];
    if (pdf || picture) files.set(key, { ...(pdf && { pdf }), ...(picture && { picture }) });
    const [family = ''] = (fields.get('author') ?? '').split(/(?<!\s)\s+and\s+/, 1);
    const [last] = family.includes(',') ? family.split(',') : [family.split(' ').at(-1)];
    site.citations.set(
      key,
      `(${[last?.replace(/[{}\\]/g, ''), fields.get('year')].filter(Boolean).join(' ')})`,
    );
  }
  return { name, text, files };
}

function fileOf(
  site: JekyllSite,
  value = '',
  folders: readonly string[],
  fits: (path: string) => boolean,
): string | undefined {
  const written = value.replace(/[{}]/g, '').trim();
  if (!written || /^https?:/i.test(written)) return undefined;
  const places = [...folders.map((folder) => `/${folder}${written}`), written];
  return places.map((place) => fileAt(site, place)).find((found) => found && fits(found));
}

function citations(site: JekyllSite, name: string, records: Item[]): WorkFile {
  const files = new Map<string, OfWork>();
  const items = records.map((record) => {
    const id = textAt(record, 'id') || textAt(record, 'link') || textAt(record, 'title');
    const picture = fileOf(site, textAt(record, 'image'), [], isPicturePath);
    if (picture) files.set(id, { picture });
    return cslOf(id, record);
  });
  return { name: name.replace(/ya?ml$/, 'json'), text: JSON.stringify(items, null, 1), files };
}

/** Names of archives of preprints, as the records give them. */
const archive = /xiv\b|^cold spring harbor laboratory$|^research square|^openrxiv|preprint/i;

function cslOf(id: string, record: Item): Item {
  const [, scheme = '', value = ''] = /^([a-z]+):(.+)$/i.exec(id) ?? [];
  const publisher = textAt(record, 'publisher');
  const isPreprint = archive.test(publisher) || scheme === 'arxiv';
  const date = textAt(record, 'date');
  return {
    id,
    type: isPreprint ? 'article' : 'article-journal',
    ...(isPreprint && { genre: 'preprint' }),
    title: textAt(record, 'title'),
    author: textsIn(record.authors).map(cslName),
    [isPreprint ? 'publisher' : 'container-title']: publisher,
    issued: date.startsWith('0001') ? '' : date,
    DOI: scheme === 'doi' ? withoutDoiPrefix(value) : '',
    PMID: scheme === 'pubmed' ? value : '',
    URL: scheme === 'url' ? value : textAt(record, 'link'),
    abstract: textAt(record, 'description'),
    custom: { links: linksOf(record), selected: textAt(record, 'group') === 'featured' },
  };
}

const textsIn = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string');

const linkNames: Readonly<Record<string, string>> = {
  source: 'code',
  github: 'code',
  gitlab: 'code',
  dataset: 'data',
};

const linksOf = (record: Item) =>
  itemsIn(record.buttons).flatMap((button) => {
    const type = textAt(button, 'type');
    const url = textAt(button, 'link');
    const whole = type === 'github' && !url.includes(':') ? `https://github.com/${url}` : url;
    return whole ? [{ name: linkNames[type] ?? (textAt(button, 'text') || type), url: whole }] : [];
  });
