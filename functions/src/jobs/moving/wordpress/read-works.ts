/**
 * Works: bibliographies among the files, and items of which the fields say who wrote what. The tables of
 * teachPress and the libraries of Zotpress are in no export.
 */

import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import { textOfBytes } from '@lab/contract/lib/text-of-bytes';
import type { Item } from '../../../features/imports/entries/item.ts';
import { cslName } from '../../../features/imports/entries/plain-item.ts';
import { entriesIn } from '../../../features/imports/entries/read-bibtex.ts';
import type { OfWork, WorkFile } from '../description.ts';
import { isPdfPath } from '../fates.ts';
import { fieldsOf } from './fields.ts';
import { seen } from './read-items.ts';
import { convert, featuredPicture } from './text-context.ts';
import { oldAddresses, placeOf, titleOf, type WordPressSite } from './wordpress-site.ts';

/** A larger one is refused by the import of works too. */
const longest = 6_000_000;

export async function readWorks(site: WordPressSite): Promise<WorkFile[]> {
  const { source, fates } = site;
  const files: WorkFile[] = [];
  for (const path of [...source.files.keys()].filter((path) => /\.(?:bib|ris|nbib)$/i.test(path)).sort()) {
    if ((source.files.get(path) ?? 0) > longest) fates.leave(path, 'too large for a bibliography', 'works');
    else {
      files.push(bibliography(site, path, textOfBytes(await source.read(path))));
      fates.read(path, 'works');
    }
  }
  const items = publications(site);
  return items ? [...files, items] : files;
}

function bibliography(site: WordPressSite, name: string, text: string): WorkFile {
  const files = new Map<string, OfWork>();
  for (const { key, fields, problem } of /\.bib$/i.test(name) ? entriesIn(text) : []) {
    if (problem) continue;
    const named = [fields.get('pdf'), fields.get('url'), `papercite-data/pdf/${key}.pdf`].filter(Boolean);
    const pdf = named
      .map((address) => site.uploads.at(plain(address)))
      .find((path) => path && isPdfPath(path));
    if (pdf) files.set(key, { pdf });
    const [first = ''] = (fields.get('author') ?? '').split(/(?<!\s)\s+and\s/, 1);
    const family = first.includes(',') ? first.split(',', 1)[0] : first.split(' ').at(-1);
    site.citations.set(key, `(${[plain(family), fields.get('year')].filter(Boolean).join(' ')})`);
  }
  return { name, text, files };
}

const plain = (written = '') => written.replace(/[{}\\]/g, '').trim();

/** Where authors and year or an identifier are said; it is no guess then what the item is. */
function publications(site: WordPressSite): WorkFile | undefined {
  const files = new Map<string, OfWork>();
  const items = seen(site, 'works').flatMap((post): Item[] => {
    const { known } = fieldsOf(post);
    const place = placeOf(post);
    const authors = authorsIn(known.get('authors') ?? '');
    const year = /\b\d{4}\b/.exec(known.get('year') ?? '')?.[0] ?? '';
    const doi = withoutDoiPrefix(known.get('doi') ?? '');
    if (!titleOf(post) || !(doi || (authors.length > 0 && year))) {
      site.items.leave(place, 'it does not say its authors and year; a file of BibTeX would', 'works');
      return [];
    }
    site.items.read(place, 'works');
    const journal = known.get('journal') ?? '';
    const text = convert(site, post);
    const picture = featuredPicture(site, post, text);
    const pdf = [...text.files.values()].find(isPdfPath);
    const path = text.files.get(picture);
    files.set(place, { old: oldAddresses(site, post), ...(pdf && { pdf }), ...(path && { picture: path }) });
    return [
      {
        id: place,
        type: journal ? 'article-journal' : 'document',
        title: titleOf(post),
        author: authors.map(cslName),
        'container-title': journal,
        issued: year,
        DOI: doi,
        URL: known.get('home-page') ?? '',
        abstract: known.get('abstract') ?? '',
      },
    ];
  });
  return items.length > 0
    ? { name: 'publications.json', text: JSON.stringify(items, null, 1), files }
    : undefined;
}

/** Two names with a comma between them are no name with its family name first, if each has a blank. */
function authorsIn(text: string): string[] {
  const found = pastedNames(text);
  const parts = text.split(',').map((part) => part.trim());
  if (found.length > 0) return found;
  return parts.every((part) => part.includes(' ')) ? parts : [text].filter(Boolean);
}
