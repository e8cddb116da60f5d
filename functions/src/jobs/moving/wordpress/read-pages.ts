/** Pages of the site's own. Those that only draw a list are replaced by the page that has it here. */
import { pageLimits } from '@lab/contract/features/free-pages/limits';
import { paths } from '@lab/contract/features/pages/paths';
import { truncate } from '@lab/contract/lib/truncate';
import type { Page, Replaced } from '../description.ts';
import { onlyList } from '../texts/tag-parts.ts';
import { kindOf } from './kinds.ts';
import { menuOf } from './menu.ts';
import type { Post } from './read-export.ts';
import { convert } from './text-context.ts';
import {
  inTurn,
  oldAddresses,
  pathOf,
  placeOf,
  titleOf,
  type WordPressSite,
  whyHidden,
} from './wordpress-site.ts';

/** The page of the posts has no text of its own. */
const ofPosts = /^(?:blog|news|posts|aktuelles|neuigkeiten)$/;

interface ReadPages {
  pages: Page[];
  replaced: Replaced[];
  /** Of those that are replaced. */
  remarks: string[];
}

export async function readPages(site: WordPressSite): Promise<ReadPages> {
  const pages: Page[] = [];
  const replaced: Replaced[] = [];
  const ofReplaced: string[] = [];
  const menu = menuOf(site);
  const placeIn = ({ id, order }: Post) => (menu.includes(id) ? menu.indexOf(id) : menu.length + 1 + order);
  const own = site.posts.filter((post) => kindOf(post) === 'pages');
  const order = new Map(own.map((post) => [post, placeIn(post)]));
  own.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  for await (const post of inTurn(site, own)) {
    const place = placeOf(post);
    const why = whyHidden(post);
    const { markdown, remarks, files, isUnfinished } = convert(site, post);
    const list = markdown ? onlyList(markdown) : ofPosts.test(post.slug) ? paths.news : undefined;
    if (why && /^(?:trash|auto-draft)$/.test(post.status)) site.items.leave(place, why, 'pages');
    else if (list && !why) {
      site.items.elsewhere(place, list, 'pages');
      replaced.push({ from: place, old: oldAddresses(site, post), by: list });
      ofReplaced.push(...remarks.map((remark) => `${place}: ${remark}`));
    } else if (!markdown) site.items.leave(place, 'it has no text of its own', 'pages');
    else {
      site.items.read(place, 'pages');
      const isHome = pathOf(site, post.link) === '/' && !why;
      pages.push({
        from: place,
        old: why ? [] : oldAddresses(site, post),
        title: truncate(titleOf(post) || place, pageLimits.title),
        files,
        remarks: why ? [...remarks, `a draft, because ${why}`] : remarks,
        text: markdown,
        isHome,
        isInMenu: menu.includes(post.id),
        isFinished: !isUnfinished && !why,
      });
    }
  }
  return { pages, replaced, remarks: ofReplaced };
}

/** The lists of the posts of a category, of which the news here are all. */
export function replacedCategories({ posts, categories, address }: WordPressSite): Replaced[] {
  const used = new Set(
    posts.flatMap((post) =>
      post.type === 'post' && !whyHidden(post)
        ? post.terms.filter(({ kind }) => kind === 'category').map(({ slug }) => slug)
        : [],
    ),
  );
  function addressOf(slug: string, below = 0): string {
    const above = categories.get(slug);
    return `${above && below < 10 ? addressOf(above, below + 1) : '/category'}/${slug}`;
  }
  const old = [...used].filter(Boolean).map((slug) => `${addressOf(slug)}/`);
  return address && old.length > 0 ? [{ from: 'categories', old, by: paths.news }] : [];
}
