/** Pages of the site's own and news, from pages of HTML. */
import { pageLimits } from '@lab/contract/features/free-pages/limits';
import { paths } from '@lab/contract/features/pages/paths';
import { truncate } from '@lab/contract/lib/truncate';
import type { News, Page, Replaced } from '../description.ts';
import type { HtmlNode } from '../wordpress/html-tree.ts';
import { type HtmlSite, oldAddresses, pageAt, withoutName } from './html-site.ts';
import { elementsIn, type Head, type HtmlPage, isElement, wordsOf } from './page.ts';
import { type MainPart, mainPart } from './repeated.ts';
import { convert } from './text-context.ts';
import { type FoundWorks, WorksOfPages } from './works/read-works.ts';

interface ReadPages {
  pages: Page[];
  news: News[];
  replaced: Replaced[];
  works: FoundWorks;
  /** What the pages have around their text. */
  around: MainPart['around'];
}

export async function readPages(site: HtmlSite): Promise<ReadPages> {
  const pages: Page[] = [];
  const news: News[] = [];
  const replaced: Replaced[] = [];
  const works = new WorksOfPages(site);
  let around: MainPart['around'] = [];
  const placeIn = (path: string) => (site.menu.includes(path) ? site.menu.indexOf(path) : site.menu.length);
  const ordered = [...site.pages].sort(
    ([one], [other]) => placeIn(one) - placeIn(other) || (one < other ? -1 : 1),
  );
  site.progress.begin('reading texts', ordered.length);
  for (const [path, head] of ordered) {
    site.progress.step();
    const page = await pageAt(site, path);
    const part = mainPart(page.body, site.repeated);
    if (path === site.home) around = part.around;
    const title = titleOf(site, path, page, part.nodes);
    const listed = works.read(path, title, part.nodes);
    const old = oldAddresses(site, path);
    if (listed === 'whole') {
      site.fates.elsewhere(path, paths.publications, 'pages');
      replaced.push({ from: path, old, by: paths.publications });
      continue;
    }
    const { markdown, files, remarks } = convert(site, path, head, withoutTitle(part.nodes, title));
    const date = dateOf(head);
    const record = {
      from: path,
      old,
      title: truncate(title, pageLimits.title),
      files,
      remarks,
      text: markdown,
    };
    if (!markdown) site.fates.leave(path, 'it has no text of its own', 'pages');
    else if (date && path !== site.home) {
      site.fates.read(path, 'news');
      news.push({ ...record, summary: head.meta.get('description') ?? '', picture: '', date });
    } else if (pages.length === pageLimits.pages)
      site.fates.leave(path, `a lab has room for ${pageLimits.pages} pages of its own`, 'pages');
    else {
      site.fates.read(path, 'pages');
      const isFinished = listed !== 'in part';
      if (!isFinished) replaced.push({ from: path, old, by: paths.publications });
      pages.push({
        ...record,
        old: isFinished ? old : [],
        remarks: isFinished ? remarks : [...remarks, 'a draft, because some of its list could not be read'],
        isHome: path === site.home,
        isInMenu: site.menu.includes(path),
        isFinished,
      });
    }
  }
  return { pages, news, replaced, works: works.found(), around };
}

const isHeading = ({ name }: { name: string }) => /^h[1-6]$/.test(name);

/** The one large heading of its own, and otherwise what the browser's tab says. */
function titleOf(site: HtmlSite, path: string, { head, body }: HtmlPage, nodes: readonly HtmlNode[]): string {
  const large = (elements: Iterable<{ name: string }>) => [...elements].filter(({ name }) => name === 'h1');
  const inMain = nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node)]);
  const own = large(inMain).length > 0 ? inMain : [...elementsIn(body)];
  const headings = own.filter((element) => element.name === 'h1' && !site.repeated.has(element));
  const [heading] = headings;
  const said = heading && headings.length === 1 ? wordsOf(heading) : '';
  return said || withoutName(head.title, site.name) || path;
}

/** The page here has its title above the text. */
function withoutTitle(nodes: readonly HtmlNode[], title: string): HtmlNode[] {
  const [first, ...rest] = nodes;
  if (first === undefined) return [];
  if (!isElement(first)) return first.trim() ? [...nodes] : withoutTitle(rest, title);
  if (isHeading(first)) return wordsOf(first) === title ? rest : [...nodes];
  return first.holdsBlock
    ? [{ ...first, children: withoutTitle(first.children, title) }, ...rest]
    : [...nodes];
}

/** Only of pages that say themselves that they are articles, and when they appeared. */
function dateOf({ meta }: Head): Date | undefined {
  const said = meta.get('article:published_time') ?? meta.get('og:article:published_time') ?? '';
  const date = /^\d{4}-\d\d-\d\d/.test(said) ? new Date(said) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}
