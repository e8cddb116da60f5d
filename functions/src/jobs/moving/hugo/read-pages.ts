/** Pages of the site's own, with their sections. A page that only draws a list has its place here. */
import { pageLimits } from '@lab/contract/features/free-pages/limits';
import { decoded } from '@lab/contract/lib/decoded';
import { truncate } from '@lab/contract/lib/truncate';
import { isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { Page, Replaced } from '../description.ts';
import { textAt } from '../jekyll/values.ts';
import { onlyList } from '../texts/tag-parts.ts';
import { isList, isTop } from './addresses.ts';
import { blockOf, blocksIn, isShown, textOfBlock } from './blocks.ts';
import { named, pictureOf } from './files.ts';
import type { Document, HugoSite } from './hugo-site.ts';
import { listOf } from './read-items.ts';
import { convert } from './text-context.ts';

/** Of the old site's programs, and talks as slides, which no page here can show. */
const notHere = new Map([
  ['admin', 'it belongs to the editor of the old site'],
  ['slides', 'slides are not read'],
]);

export function readPages(site: HugoSite): { pages: Page[]; replaced: Replaced[] } {
  const pages: Page[] = [];
  const replaced: Replaced[] = [];
  for (const document of site.documents) {
    const { path, section, place, data, addresses } = document;
    if (site.fates.all.has(path)) continue;
    const why = notHere.get(section) ?? (textAt(data, 'draft') === 'true' ? 'it is a draft' : undefined);
    if (why) {
      site.fates.leave(path, why, 'pages');
      continue;
    }
    const page = pageOf(site, document);
    const drawn = page.isHome ? undefined : onlyList(page.text);
    const list = drawn ?? (isTop(place) && isList(place) ? listOf(section) : undefined);
    if (list) {
      site.fates.elsewhere(path, list, 'pages');
      replaced.push({ from: path, old: addresses, by: list });
    }
    if (page.text && !drawn) {
      readWith(site, document);
      pages.push(
        list ? besideList(page, list) : { ...page, isInMenu: placeInMenu(site, page) !== undefined },
      );
    } else if (!list) site.fates.leave(path, 'it has no text of its own', 'pages');
  }
  for (const document of site.documents) leaveParts(site, document);
  const order = (page: Page) => placeInMenu(site, page) ?? site.menu.length;
  pages.sort((one, other) => order(one) - order(other));
  return { pages, replaced: [...replaced, ...listsWithoutPage(site, replaced)] };
}

/** Nobody needs a second page above the list here, but somebody may need its text. */
const besideList = (page: Page, list: string): Page => ({
  ...page,
  old: [],
  isFinished: false,
  remarks: [...page.remarks, `its list is ${list}`],
});

function readWith({ fates }: HugoSite, { path, parts }: Document): void {
  fates.read(path, 'pages');
  for (const part of parts.filter(isShown))
    if (textOfBlock(blockOf(part), { withLists: false })) fates.read(part.path, 'pages');
}

function pageOf(site: HugoSite, document: Document): Page {
  const { path, data, addresses, place, name } = document;
  const isHome = /^(?:home\/)?_?index\.md$/.test(place);
  const { markdown, files, remarks, isUnfinished } = convert(site, document, bodyOf(document, isHome));
  const picture = isHome || !markdown ? '' : named(files, pictureOf(site, document));
  return {
    from: path,
    old: isHome ? addresses.slice(1) : addresses,
    title: truncate(
      textAt(data, 'title') || (isHome ? 'Home' : name.replace(/[-_]+/g, ' ')),
      pageLimits.title,
    ),
    files,
    remarks: [...remarks, ...unknownBlocks(document)],
    text: picture ? `![](<${picture}>)\n\n${markdown}` : markdown,
    isHome,
    isInMenu: false,
    isFinished: !isUnfinished,
  };
}

const bodyOf = (document: Document, isHome: boolean) =>
  [document.body.trim(), ...blocksIn(document).map((block) => textOfBlock(block, { withLists: !isHome }))]
    .filter(Boolean)
    .join('\n\n');

/** Texts and lists of each block are known; of these nothing else can be said. */
const drawings = /^(?:embed|map|chart|gallery|logos|github|video|instagram)/;

const unknownBlocks = ({ data }: Document): string[] =>
  listIn(data.sections)
    .filter(isItem)
    .map((section) => textAt(section, 'block'))
    .filter((kind) => drawings.test(kind))
    .map((kind) => `of its section “${kind}” only the texts come in`);

function leaveParts({ fates }: HugoSite, { parts }: Document): void {
  for (const { path, data } of parts)
    if (!fates.all.has(path)) {
      if (!textAt(data, 'widget')) fates.leave(path, 'it lies beside a page, and is none');
      else if (textAt(data, 'active') === 'false') fates.leave(path, 'a section that was switched off');
      else fates.elsewhere(path, 'a section that draws what comes in elsewhere');
    }
}

/** As the menu has it, where the page is in it. */
function placeInMenu(
  { menu, prefixOf, language }: HugoSite,
  { old: [address = ''] }: Page,
): number | undefined {
  const plain = (url: string) =>
    (decoded(url) ?? url)
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/^\/+|(?<!\/)\/+$/g, '');
  const here = plain(address.slice(prefixOf(language).length));
  const at = menu.findIndex(({ url }) => plain(url) !== '' && plain(url) === here);
  return at < 0 ? undefined : at;
}

/** Hugo draws a list of each folder, also where nobody wrote a page for it. */
function listsWithoutPage(
  { documents, prefixOf, language }: HugoSite,
  known: readonly Replaced[],
): Replaced[] {
  const old = new Set(known.flatMap(({ old }) => old));
  const sections = new Set(documents.map(({ section }) => section).filter(Boolean));
  return [...sections].flatMap((section) => {
    const by = listOf(section);
    const address = `${prefixOf(language)}/${section}/`;
    return by && !old.has(address) ? [{ from: `${section}/`, old: [address], by }] : [];
  });
}
