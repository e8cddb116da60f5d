/** All that the readers of a folder of pages need to know of it. It is read twice, one page at a time. */
import { setImmediate } from 'node:timers/promises';
import { digestOf } from '../../../core/data/digest.ts';
import { Fates } from '../fates.ts';
import type { Progress } from '../progress.ts';
import type { Source } from '../source/source.ts';
import { type FindFile, fileOf, type Place, pathWithin, urlFrom } from './links.ts';
import { menuIn } from './menu.ts';
import { type Head, type HtmlPage, htmlOfBytes, longestPage, pageOf, wordsOf } from './page.ts';
import { addressOf, fileFinder, isHtml, isMaybePage } from './page-files.ts';
import { Repeated } from './repeated.ts';

export interface HtmlSite extends Place {
  source: Source;
  progress: Progress;
  name: string;
  home: string;
  /** The paths of its pages, and what their heads say. */
  pages: ReadonlyMap<string, Head>;
  /** The pages of the site's navigation, in their order. */
  menu: readonly string[];
  repeated: Repeated;
  /** The addresses that lead to a page beside its own, by its path. */
  aliases: ReadonlyMap<string, string[]>;
  fileAt: FindFile;
  fates: Fates;
}

export async function openHtmlSite(source: Source, progress: Progress): Promise<HtmlSite> {
  const fates = new Fates();
  for (const [path, why] of source.unread) fates.leave(path, why);
  const fileAt = fileFinder(source.files.keys());
  const repeated = new Repeated();
  const heads = new Map<string, Head>();
  const same = new Map<string, string>();
  const led = new Map<string, string>();
  const home = fileAt('/') ?? '';
  let menu: string[] = [];
  let place = placeOf(source, undefined);
  // The home page says where the site was. Of two that are the same, the shorter path is the page.
  const rank = (path: string) => (path === home ? 0 : path.length);
  const maybe = [...source.files.keys()]
    .filter(isMaybePage)
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  progress.begin('reading pages', maybe.length);
  for (const path of maybe) {
    progress.step();
    const html = await htmlAt(source, fates, path);
    if (html === undefined) continue;
    await setImmediate();
    const page = pageOf(html);
    if (path === home) place = placeOf(source, page.head);
    const target = fileOf(refreshOf(page, path, place), place, fileAt);
    const words = wordsOf(page.body);
    const sign = digestOf(html.slice(Math.max(html.search(/<body\b/i), 0)));
    const first = same.get(sign);
    if (target && target !== path) {
      led.set(path, target);
      fates.elsewhere(path, 'its address leads to the page that it sends readers to', 'pages');
    } else if (first !== undefined) {
      led.set(path, first);
      fates.elsewhere(path, `the same page as ${first}`, 'pages');
    } else if (/(?:^|\/)(?:404|50x)\.html?$/i.test(path))
      fates.leave(path, 'it stands for pages that are not there');
    else if (!words && !/<img\b/i.test(html)) fates.leave(path, 'it has no text of its own', 'pages');
    else {
      same.set(sign, path);
      heads.set(path, page.head);
      repeated.count(page.body);
      if (menu.length === 0) menu = menuIn(page, path, place, fileAt);
    }
  }
  return {
    ...{ source, progress, ...place, home, menu, repeated, fileAt, fates },
    name: nameOf(heads, home) || source.name,
    pages: heads,
    aliases: aliasesOf(led, heads),
  };
}

/** Undefined for a file that is no page, which is said. */
async function htmlAt(source: Source, fates: Fates, path: string): Promise<string | undefined> {
  if ((source.files.get(path) ?? 0) > longestPage) {
    fates.leave(path, `larger than what is read as a page (${longestPage / 1_000_000} MB)`, 'pages');
    return undefined;
  }
  const html = htmlOfBytes(await source.read(path));
  return isHtml(html) ? html : undefined;
}

/** A page that the first pass has found. */
export async function pageAt({ source }: HtmlSite, path: string): Promise<HtmlPage> {
  await setImmediate();
  return pageOf(htmlOfBytes(await source.read(path)));
}

/** Where `<meta http-equiv="refresh">` sends readers. */
function refreshOf({ head }: HtmlPage, path: string, place: Place): URL | undefined {
  const [, target = ''] =
    /url\s{0,5}=\s{0,5}["']?([^"'\s]{1,2000})/i.exec(head.meta.get('refresh') ?? '') ?? [];
  return urlFrom(place, path, target, head.base);
}

/** Through several steps, but not in a circle. */
function aliasesOf(
  led: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, Head>,
): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const from of led.keys()) {
    let to = from;
    for (let steps = 0; steps < 10 && led.has(to); steps++) to = led.get(to) ?? to;
    const address = addressOf(from);
    if (address && pages.has(to)) aliases.set(to, [...(aliases.get(to) ?? []), address]);
  }
  return aliases;
}

const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/i;

/** `wget` calls the folder after the host; pages may say their address themselves. */
function placeOf({ name, root }: Source, home: Head | undefined): Place {
  const [host = '', ...folders] = root.split('/').filter(Boolean);
  if (isHost.test(host))
    return { address: `https://${host}`, base: folders.map((folder) => `/${folder}`).join('') };
  const said = home?.links.get('canonical') || home?.meta.get('og:url') || '';
  if (/^https?:\/\//i.test(said) && URL.canParse(said)) {
    const { origin, pathname } = new URL(said);
    return { address: origin, base: pathname.replace(/index\.[a-z]{3,5}$/i, '').replace(/(?<!\/)\/+$/, '') };
  }
  return { address: !root && isHost.test(name) && !/\.zip$/i.test(name) ? `https://${name}` : '', base: '' };
}

const divider = /(?<!\s)\s+[|–—·:»«-]\s+|(?<!\s)\s*::\s*|:\s+/;

/** What the titles of most pages have in common. */
function nameOf(heads: ReadonlyMap<string, Head>, home: string): string {
  const said = heads.get(home)?.meta.get('og:site_name');
  if (said) return said;
  const counts = new Map<string, number>();
  for (const { title } of heads.values())
    for (const part of new Set(title.split(divider))) if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  const [name, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return heads.size > 1 && count * 2 > heads.size && count > 1 ? name : (heads.get(home)?.title ?? '');
}

/** Of the title of a page: `People` of `People | Moss Lab`. */
export const withoutName = (title: string, name: string) => {
  const parts = title.split(divider);
  const rest = parts.filter((part) => part !== name);
  return rest.length > 0 && rest.length < parts.length ? rest.join(' – ') : title;
};

/** The addresses of a page on the old site. */
export function oldAddresses(site: HtmlSite, path: string): string[] {
  const canonical = urlFrom(site, path, site.pages.get(path)?.links.get('canonical') ?? '');
  const said = canonical && !canonical.search ? pathWithin(canonical, site) : undefined;
  const all = [addressOf(path), said, ...(site.aliases.get(path) ?? [])];
  return [...new Set(all.flatMap((one) => (one && one !== '/' ? [one] : [])))];
}
