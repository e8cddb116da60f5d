/** Reads a folder of pages of HTML, whatever made them, where no reader knows the program. */
import type { Site } from '../description.ts';
import { isPdfPath, isPicturePath } from '../fates.ts';
import type { Progress } from '../progress.ts';
import type { Source } from '../source/source.ts';
import type { HtmlElement } from '../wordpress/html-tree.ts';
import { networks } from '../wordpress/read-site.ts';
import { decodedEntities } from '../wordpress/words.ts';
import { type HtmlSite, openHtmlSite } from './html-site.ts';
import { fileOf, urlFrom } from './links.ts';
import { classesOf, elementsIn } from './page.ts';
import { addressOf } from './page-files.ts';
import { readPages } from './read-pages.ts';

export async function readHtmlSite(source: Source, progress: Progress): Promise<Site> {
  const site = await openHtmlSite(source, progress);
  if (site.pages.size === 0) throw new Error('No file in it is a page of HTML with a text of its own.');
  const { pages, news, replaced, works, around } = await readPages(site);
  const head = site.pages.get(site.home);
  const look = lookOf(site, around);
  const ofWorks = [
    ...works.named.map(({ of }) => of),
    ...works.files.flatMap(({ files }) => [...files.values()]),
  ].flatMap(({ pdf }) => pdf ?? []);
  const used = [...pages, ...news].flatMap(({ files }) => [...files.values()]);
  for (const path of [...used, ...ofWorks]) site.fates.read(path, isPdfPath(path) ? 'pdf' : 'picture');
  for (const path of Object.values(look)) if (!site.fates.all.has(path)) site.fates.read(path, 'settings');
  for (const path of source.files.keys())
    if (!site.fates.all.has(path)) site.fates.leave(path, whyLeft(path));
  return {
    madeWith: 'pages of HTML',
    address: site.address,
    ...(site.address && { knownBy: `${site.address}${site.base}` }),
    name: site.name,
    description: head?.meta.get('description') ?? '',
    email: '',
    links: accountsIn(around),
    roles: [],
    people: [],
    projects: [],
    works: works.files,
    named: works.named,
    news,
    pages,
    replaced,
    look,
    pdfs: new Map(
      [...source.files.keys()].filter(isPdfPath).flatMap((path) => [[path, [addressOf(path) ?? []].flat()]]),
    ),
    fates: site.fates.all,
    remarks: [...works.remarks, ...remarksOn(site)],
  };
}

const ofSite =
  /\.(?:css|scss|js|mjs|map|json|xml|rss|atom|txt|woff2?|ttf|otf|eot|ico|webmanifest|php\d?)$|(?:^|\/)(?:CNAME|LICENSE|\.[^/]*)$/i;

function whyLeft(path: string): string {
  if (ofSite.test(path)) return 'it draws or serves the old site';
  if (isPicturePath(path)) return 'a picture that nothing shows which comes in';
  if (isPdfPath(path)) return 'a PDF that nothing links to which comes in';
  if (/\.(?:x?html?)$/i.test(path)) return 'it is no page of HTML';
  return 'the site keeps only pictures and PDFs';
}

/** Of the home page, its icon, its picture for social networks, and the one above the text called a logo. */
function lookOf(site: HtmlSite, around: readonly HtmlElement[]) {
  const head = site.pages.get(site.home);
  const pictureAt = (written = '') => {
    const file = fileOf(urlFrom(site, site.home, written, head?.base), site, site.fileAt);
    return file && isPicturePath(file) ? file : undefined;
  };
  const pictures = around.flatMap((element) => [...elementsIn(element)]).filter(({ name }) => name === 'img');
  const logo = pictures.find((picture) =>
    [...classesOf(picture), picture.attributes.get('alt') ?? '', picture.attributes.get('src') ?? ''].some(
      (word) => /logo/i.test(word),
    ),
  );
  const found = {
    logo: pictureAt(logo?.attributes.get('src')),
    icon: pictureAt(head?.links.get('apple-touch-icon')) ?? pictureAt(head?.links.get('icon')),
    sharePicture: pictureAt(head?.meta.get('og:image')),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, path]) => (path ? [[name, path]] : [])));
}

/** Links around the text of the home page to accounts of the lab. */
function accountsIn(around: readonly HtmlElement[]): Map<string, string> {
  const addresses = around
    .flatMap((element) => [...elementsIn(element)])
    .flatMap(({ name, attributes }) => (name === 'a' ? decodedEntities(attributes.get('href') ?? '') : []));
  const found = addresses.flatMap((address) => {
    const name = networks.find(([start]) => start.test(address))?.[1];
    return name ? [[name, address] as const] : [];
  });
  return new Map(found.toReversed());
}

function remarksOn({ address, pages, home }: HtmlSite): string[] {
  const generator = pages.get(home)?.meta.get('generator') ?? '';
  const known = /^(?:wordpress|hugo|jekyll)/i.test(generator);
  return [
    'People are in the texts of pages only: a table of them comes in at Team Members.',
    ...(known
      ? [
          `The pages say that they were made with ${generator.slice(0, 40)}. Its export or its sources bring more than its pages do.`,
        ]
      : []),
    ...(address
      ? []
      : ['Nothing says where the site was, so links within it that name its host lead to the old site.']),
  ];
}
