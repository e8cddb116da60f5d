/** By which files a site is known, and what it was made with. */
import { isExport } from '../wordpress/read-export.ts';
import { isXml } from '../wordpress/xml-files.ts';

export type Program = 'jekyll' | 'hugo' | 'wordpress' | 'pull' | 'html';

interface Place {
  program: Program;
  /** The folder of the site, with a slash at the end; empty where that is the whole. */
  root: string;
}

const settings: readonly [Program, RegExp][] = [
  ['pull', /^((?:[^/]+\/)*)pulled\.sha256$/],
  ['jekyll', /^((?:[^/]+\/)*)_config\.ya?ml$/],
  ['hugo', /^((?:[^/]+\/)*?)(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/],
];

const unknown =
  'This is no site that can move in. Known are sites made with Jekyll (al-folio, lab-website-template, academicpages and others; there is a _config.yml), with Hugo (HugoBlox, Wowchemy, Academic; there are settings such as config.toml or hugo.yaml, and a folder “content”), and with WordPress (there is an export, which is an XML file), folders that npm run pull has written, and folders of HTML pages, as wget -r makes them.';

/** A zip file of a forge has all in a folder, so the site is where its settings are. */
export async function placeOf(
  paths: readonly string[],
  unread: Iterable<string>,
  read: (path: string) => Promise<Buffer>,
): Promise<Place> {
  const depthOf = ({ root }: Place) => root.split('/').length;
  const places = settings.flatMap(([program, file]) =>
    paths.flatMap((path): Place[] => {
      const [, root] = file.exec(path) ?? [];
      return root === undefined || isOfWordPress(root) ? [] : [{ program, root }];
    }),
  );
  const isWhole = ({ program, root }: Place) =>
    program !== 'hugo' || paths.some((path) => path.startsWith(`${root}content/`));
  const [first] = places.filter(isWhole).sort((one, other) => depthOf(one) - depthOf(other));
  if (first) return first;
  const pages = rootOfPages(paths);
  const xml = paths.filter(isXml);
  // An export has its files beside it or below, wherever somebody has put them. Feeds of pages are XML too.
  const isExported = pages === undefined ? [...xml, ...unread].some(isXml) : await hasExport(xml, read);
  if (isExported) return { program: 'wordpress', root: '' };
  if (pages !== undefined) return { program: 'html', root: pages };
  throw new Error(unknown);
}

async function hasExport(
  paths: readonly string[],
  read: (path: string) => Promise<Buffer>,
): Promise<boolean> {
  for (const path of paths) if (isExport((await read(path)).toString('utf8', 0, 10_000))) return true;
  return false;
}

/** The folder that all pages are below, or the uppermost with a home page; undefined where there are none. */
function rootOfPages(paths: readonly string[]): string | undefined {
  const pages = paths.filter((path) => /\.x?html?$/i.test(path) && !isOfWordPress(path));
  const homes = pages.filter((path) => /(?:^|\/)index\.x?html?$/i.test(path));
  const folders = (homes.length > 0 ? homes : pages).map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const depth = Math.min(...folders.map((folder) => folder.split('/').length));
  const uppermost = [...new Set(folders.filter((folder) => folder.split('/').length === depth))];
  const [first] = uppermost;
  if (first === undefined || uppermost.length === 1) return first;
  const parts = first.split('/');
  const shared = parts.findIndex(
    (_, at) => !uppermost.every((one) => one.startsWith(`${parts.slice(0, at + 1).join('/')}/`)),
  );
  return parts
    .slice(0, shared)
    .map((part) => `${part}/`)
    .join('');
}

/** Themes and plugins have settings of other programs in them. */
const isOfWordPress = (folder: string) => folder.includes('wp-content/');
