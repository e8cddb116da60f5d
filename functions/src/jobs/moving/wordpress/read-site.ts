/** Reads a site made with WordPress: its export (WXR), and the files of its uploads beside it. */
import type { Kind, Site, WorkFile } from '../description.ts';
import { isPdfPath, isPicturePath } from '../fates.ts';
import { type Progress, silent } from '../progress.ts';
import type { Source } from '../source/source.ts';
import { whyNoKind } from './kinds.ts';
import type { Post } from './read-export.ts';
import { readEvents, readNews, readProjects } from './read-items.ts';
import { readPages, replacedCategories } from './read-pages.ts';
import { readPeople } from './read-people.ts';
import { readWorks } from './read-works.ts';
import { openWordPressSite, pathOf, placeOf, type WordPressSite, whyHidden } from './wordpress-site.ts';

export async function readWordPressSite(source: Source, progress: Progress = silent): Promise<Site> {
  const site = await openWordPressSite(source, progress);
  progress.begin('reading records', site.posts.length);
  // Citations in texts need the works.
  const works = await readWorks(site);
  const people = await readPeople(site);
  const projects = await readProjects(site);
  const events = await readEvents(site);
  const news = await readNews(site);
  const { pages, replaced, remarks } = await readPages(site);
  const records = [...people, ...projects, ...events, ...news, ...pages];
  const used = new Set([
    ...records.flatMap(({ files }) => [...files.values()]),
    ...works.flatMap(({ files }) =>
      [...files.values()].flatMap(({ pdf, picture }) => [pdf ?? [], picture ?? []].flat()),
    ),
  ]);
  for (const path of used) site.fates.read(path, isPdfPath(path) ? 'pdf' : 'picture');
  completeItems(site, used);
  completeFiles(site);
  const roles = new Set(people.filter(({ hasLeft }) => !hasLeft).map(({ role }) => role));
  return {
    madeWith: 'WordPress',
    address: site.address,
    name: site.name,
    description: site.description,
    email: '',
    links: accountsOf(site),
    roles: [...roles].filter(Boolean),
    works,
    people,
    projects,
    news,
    events,
    pages,
    replaced: [...replaced, ...replacedCategories(site)],
    fates: site.fates.all,
    items: site.items.all,
    pdfs: pdfsOf(site),
    remarks: [
      ...remarks,
      ...remarksOf(site, [...records.flatMap(({ remarks }) => remarks), ...remarks], works),
    ],
  };
}

function completeItems({ posts, items, uploads }: WordPressSite, used: ReadonlySet<string>): void {
  for (const post of posts) {
    const place = placeOf(post);
    if (items.all.has(place)) continue;
    if (post.type === 'attachment') {
      const path = uploads.at(post.fields.get('_wp_attached_file') ?? '') ?? uploads.at(post.file);
      if (!path) items.leave(place, 'its file is not among the files');
      else if (used.has(path)) items.read(place, isPdfPath(path) ? 'pdf' : 'picture');
      else items.leave(place, 'nothing shows its file which comes in');
    } else if (post.type === 'wp_block') items.elsewhere(place, 'in the texts that share it');
    else if (post.type === 'tribe_venue') items.elsewhere(place, 'its name is the place of its events');
    else items.leave(place, whyNoKind(post));
  }
}

function pdfsOf(site: WordPressSite): Map<string, string[]> {
  const pdfs = new Map<string, string[]>();
  for (const { type, file } of site.posts) {
    const path = type === 'attachment' && isPdfPath(file) ? site.uploads.at(file) : undefined;
    const old = path && pathOf(site, file);
    if (path && old) pdfs.set(path, [old]);
  }
  return pdfs;
}

const ofSoftware =
  /(?:^|\/)(?:wp-(?:admin|includes)|(?:mu-)?plugins|themes|cache|languages|upgrade)\/|\.(?:php|css|js|map|woff2?|ttf|htaccess)$/i;

function completeFiles({ source, fates, uploads }: WordPressSite): void {
  for (const path of source.files.keys()) {
    if (fates.all.has(path)) continue;
    if (uploads.largerOf(path)) fates.elsewhere(path, 'smaller copies of other pictures');
    else if (ofSoftware.test(path)) fates.leave(path, 'it draws or builds the old site');
    else if (/\.sql(?:\.gz)?$/i.test(path)) fates.leave(path, 'a copy of the database, which is not read');
    else if (/\.xml$/i.test(path)) fates.leave(path, 'no export of WordPress');
    else if (isPicturePath(path)) fates.leave(path, 'a picture that nothing shows which comes in');
    else if (isPdfPath(path)) fates.leave(path, 'a PDF that nothing links to which comes in');
    else fates.leave(path, 'the site keeps only pictures and PDFs');
  }
}

export const networks: readonly [RegExp, string][] = [
  [/^https?:\/\/(?:www\.)?github\.com\//i, 'github'],
  [/^https?:\/\/(?:www\.)?(?:twitter|x)\.com\//i, 'twitter'],
  [/^https?:\/\/(?:\w+\.)?linkedin\.com\//i, 'linkedin'],
  [/^https?:\/\/(?:www\.)?facebook\.com\//i, 'facebook'],
  [/^https?:\/\/(?:www\.)?youtube\.com\//i, 'youtube'],
  [/^https?:\/\/(?:www\.)?instagram\.com\//i, 'instagram'],
];

/** Links of the menus to accounts of the lab. */
function accountsOf({ posts }: WordPressSite): Map<string, string> {
  const found = posts.flatMap(({ type, fields }) => {
    const address = type === 'nav_menu_item' ? (fields.get('_menu_item_url') ?? '') : '';
    const name = networks.find(([start]) => start.test(address))?.[1];
    return name ? [[name, address] as const] : [];
  });
  return new Map(found.toReversed());
}

function remarksOf(site: WordPressSite, said: readonly string[], works: readonly WorkFile[]): string[] {
  const hasQuery = (post: Post) =>
    kindsWithAddress.has(fateOf(site, post)) && /\?(?!(?:p|page_id)=\d+$)/.test(post.link);
  const queries = site.posts.filter((post) => !whyHidden(post) && hasQuery(post)).length;
  const drawsWorks = said.some((remark) => remark.includes('a link to Publications stands for'));
  return [
    'Left out by rule: comments, users with their emails and passwords, and what visitors sent.',
    ...(queries > 0
      ? [
          `The addresses of ${queries} records have a question mark, and are not like /?p=12: they lead to the home page.`,
        ]
      : []),
    ...(drawsWorks && works.length === 0
      ? [
          'The works are in no export. Put them beside it as a .bib file and use the same command: from teachPress (Publications, Export, BibTeX), from Zotero, which Zotpress shows (Export Library, BibTeX), or the files of Papercite (papercite-data/bib).',
        ]
      : []),
  ];
}

const kindsWithAddress = new Set<string>(['people', 'projects', 'news', 'events', 'pages'] satisfies Kind[]);

function fateOf({ items }: WordPressSite, post: Post): string {
  const fate = items.all.get(placeOf(post));
  return fate?.is === 'read' ? fate.as : '';
}
