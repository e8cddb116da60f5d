/** Pages of the site's own. Those that only draw a list are replaced by the page that has it here. */

import { pageLimits } from '@lab/contract/features/free-pages/limits';
import { truncate } from '@lab/contract/lib/truncate';
import { type Item, isItem } from '../../../features/imports/entries/item.ts';
import type { Page, Replaced } from '../description.ts';
import { onlyList } from '../texts/tag-parts.ts';
import type { Document } from './documents.ts';
import type { JekyllSite } from './jekyll-site.ts';
import { convert } from './text-context.ts';
import { isTrue, itemAt, textAt } from './values.ts';

export function readPages(
  site: JekyllSite,
  menu: readonly string[],
): { pages: Page[]; replaced: Replaced[] } {
  const pages: Page[] = [];
  const replaced: Replaced[] = [];
  for (const document of site.documents.filter(({ collection }) => collection === '')) {
    const { path, data, addresses } = document;
    const [address = ''] = addresses;
    const { markdown, remarks, files, isUnfinished } = convert(site, document);
    const { title = '', rest } = apart(markdown);
    const list = onlyList(markdown);
    const layout = textAt(data, 'layout');
    if (/^\/404(?:\.html)?$/.test(address)) site.fates.elsewhere(path, 'this site has its own', 'pages');
    else if (list) {
      site.fates.elsewhere(path, list, 'pages');
      replaced.push({ from: path, old: addresses, by: list });
    } else if (!rest)
      site.fates.leave(
        path,
        `it has no text of its own${layout && `; its layout “${layout}” draws it`}`,
        'pages',
      );
    else {
      site.fates.read(path, 'pages');
      const isHome = address === '/';
      pages.push({
        from: path,
        old: isHome ? addresses.slice(1) : addresses,
        title: truncate(textAt(data, 'title') || title || nameOf(path), pageLimits.title),
        files,
        remarks,
        text: rest,
        isHome,
        isInMenu: isTrue(data.nav) || isItem(data.nav) || menu.some((url) => isSame(url, address)),
        isFinished: !isUnfinished && data.published !== 'false',
      });
    }
  }
  const orderIn = ({ data, addresses: [address = ''] }: Document) => {
    const at = menu.findIndex((url) => isSame(url, address));
    return at < 0 ? orderOf(data) : at;
  };
  const order = new Map(site.documents.map((document) => [document.path, orderIn(document)]));
  pages.sort((one, other) => (order.get(one.from) ?? 0) - (order.get(other.from) ?? 0));
  return { pages, replaced };
}

const isSame = (url: string, address: string) => plainOf(url) !== '' && plainOf(url) === plainOf(address);
const plainOf = (address: string) => address.replace(/\.html$|(?<!\/)\/+$/g, '').replace(/^\/+/, '');

const last = 1_000;
const orderOf = (data: Item) =>
  Number(textAt(data, 'nav_order', 'order') || textAt(itemAt(data, 'nav'), 'order')) || last;

/** The first heading is the title, which the page shows above its text. */
function apart(markdown: string): { title?: string; rest: string } {
  const [whole, title] = /^#[ \t]+([^\n]+)\n*/.exec(markdown) ?? [];
  return whole && title
    ? { title: title.trim(), rest: markdown.slice(whole.length).trim() }
    : { rest: markdown };
}

const nameOf = (path: string) => {
  const name = path.replace(/(?:\/index)?\.[a-z]+$/, '');
  return name.slice(name.lastIndexOf('/') + 1).replace(/[-_]+/g, ' ');
};
