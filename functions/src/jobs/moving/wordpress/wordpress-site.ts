/** All that the readers of an export of WordPress need to know of it. */
import { setImmediate } from 'node:timers/promises';
import { shortAddressOf } from '@lab/contract/features/settings/redirects';
import { textOfBytes } from '@lab/contract/lib/text-of-bytes';
import { plainText } from '../../../features/imports/entries/plain-text.ts';
import { Fates } from '../fates.ts';
import type { Progress } from '../progress.ts';
import type { Source } from '../source/source.ts';
import { type Export, isExport, type Post, readExport } from './read-export.ts';
import { type Uploads, uploadsIn } from './uploads.ts';
import { isXml } from './xml-files.ts';

export interface WordPressSite {
  source: Source;
  progress: Progress;
  /** Where it was, without a slash at the end, and the folder there. */
  address: string;
  base: string;
  name: string;
  description: string;
  posts: Post[];
  byId: ReadonlyMap<string, Post>;
  categories: ReadonlyMap<string, string>;
  uploads: Uploads;
  /** What a citation says, by the keys of the works. */
  citations: Map<string, string>;
  /** Of the files, and of what the export holds. */
  fates: Fates;
  items: Fates;
}

/** The parts of an export that is read at once. */
const mostBytes = 200_000_000;

export async function openWordPressSite(source: Source, progress: Progress): Promise<WordPressSite> {
  const fates = new Fates();
  for (const [path, why] of source.unread) fates.leave(path, why);
  const exports: Export[] = [];
  let bytes = 0;
  const paths = [...source.files.keys()].filter(isXml).sort();
  progress.begin('reading the export, files', paths.length);
  for (const path of paths) {
    bytes += source.files.get(path) ?? 0;
    if (bytes > mostBytes)
      throw new Error(
        `The export has more than ${mostBytes / 1_000_000} MB of XML. Export less of it at once (Tools, Export), such as posts without comments of a few years.`,
      );
    const text = textOfBytes(await source.read(path)).replace(/^\uFEFF/, '');
    progress.step();
    if (!isExport(text.slice(0, 10_000))) continue;
    exports.push(readExport(path, text));
    fates.read(path, 'settings');
  }
  const [first] = exports;
  if (!first) throw new Error(noExport(source));
  const other = exports.find(({ link }) => link !== first.link);
  if (other)
    throw new Error(`The exports are of two sites, ${first.link} and ${other.link}. Move each in by itself.`);
  const byId = new Map<string, Post>();
  // Parts of an export may have the same item.
  for (const post of exports.flatMap(({ posts }) => posts)) if (!byId.has(post.id)) byId.set(post.id, post);
  const { origin = '', pathname = '' } =
    /^https?:/.test(first.link) && URL.canParse(first.link) ? new URL(first.link) : {};
  return {
    source,
    progress,
    address: origin,
    base: withoutSlash(pathname),
    name: plainText(first.title),
    description: plainText(first.description),
    posts: [...byId.values()],
    byId,
    categories: new Map(exports.flatMap(({ categories }) => [...categories])),
    uploads: uploadsIn(source.files.keys()),
    citations: new Map(),
    fates,
    items: new Fates(),
  };
}

function noExport({ unread }: Source): string {
  const [tooLarge] = [...unread].find(([path, why]) => isXml(path) && why.startsWith('larger')) ?? [];
  return tooLarge
    ? `“${tooLarge}” is larger than what is read at once. Export it in parts: in WordPress, Tools, Export offers posts, pages and media one by one.`
    : 'No XML file in it is an export of WordPress. In WordPress, Tools, Export, All content makes one.';
}

const withoutSlash = (path: string) => path.replace(/(?<!\/)\/+$/, '');

/** Each in turn, so that the progress is told meanwhile. */
export async function* inTurn({ progress }: WordPressSite, posts: readonly Post[]): AsyncGenerator<Post> {
  for (const post of posts) {
    yield post;
    progress.step();
    await setImmediate();
  }
}

/** `post 12`, by which it is known when the same site is moved in again. */
export const placeOf = ({ type, id }: Post) => `${type} ${id}`;

export const titleOf = ({ title }: Post) => plainText(title).replace(/\s+/g, ' ');

const states: Readonly<Record<string, string>> = {
  draft: 'it was a draft',
  'auto-draft': 'it was a draft',
  pending: 'it was waiting for a review',
  future: 'it was planned for later',
  private: 'it was private',
  trash: 'it was in the trash',
};

/** Why visitors of the old site did not see it. */
export function whyHidden({ status, hasPassword }: Post): string | undefined {
  if (hasPassword) return 'it had a password';
  return status === 'publish' ? undefined : (states[status] ?? `its state was “${status}”`);
}

/** The path on the site; undefined where the address has a question mark. */
export function pathOf({ address, base }: WordPressSite, link: string): string | undefined {
  if (!link || !URL.canParse(link, address || undefined)) return undefined;
  const url = new URL(link, address || undefined);
  if (url.search || (address && !isSameSite(url, address))) return undefined;
  const path = url.pathname.replace(/^\/{2,}/, '/');
  return (isBelow(path, base) ? path.slice(base.length) : path) || '/';
}

const isBelow = (path: string, base: string) => base !== '' && (path === base || path.startsWith(`${base}/`));

const withoutWww = (host: string) => host.replace(/^www\./, '');
/** With or without `www`, encrypted or not. */
export const isSameSite = (url: URL, address: string) =>
  withoutWww(url.host) === withoutWww(new URL(address).host);

/** The addresses of a record on the old site. An earlier one is known by its last part. */
export function oldAddresses(site: WordPressSite, { id, link, slug, fields }: Post): string[] {
  const path = pathOf(site, link);
  if (path === '/') return [];
  const short = shortAddressOf(`/?p=${id}`) ?? [];
  // Sites that never chose their addresses have only the short ones.
  if (!path) return [short].flat();
  const earlier = fields.get('_wp_old_slug');
  const end = `/${slug}/`;
  const former = earlier && slug && path.endsWith(end) ? `${path.slice(0, -end.length)}/${earlier}/` : [];
  return [path, former, short].flat();
}
