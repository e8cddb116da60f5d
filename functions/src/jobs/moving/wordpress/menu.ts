/** The pages of the menus, in their order: of menus of items, or of the block that draws one. */
import { settingsIn } from './blocks.ts';
import type { Post } from './read-export.ts';
import { placeOf, type WordPressSite, whyHidden } from './wordpress-site.ts';

const isMain = (menu: string) => /main|primary|header|top|haupt/i.test(menu);

/** The ids of pages. Without a menu, themes show all pages that are below no other. */
export function menuOf(site: WordPressSite): string[] {
  const items = site.posts.filter(({ type }) => type === 'nav_menu_item');
  const nameOf = ({ terms }: Post) => terms.find(({ kind }) => kind === 'nav_menu')?.slug ?? '';
  const ordered = [...items].sort(
    (one, other) =>
      Number(isMain(nameOf(other))) - Number(isMain(nameOf(one))) ||
      nameOf(one).localeCompare(nameOf(other)) ||
      one.order - other.order,
  );
  const ofItems = ordered.flatMap((item) => {
    const { fields } = item;
    const isPage =
      fields.get('_menu_item_type') === 'post_type' && fields.get('_menu_item_object') === 'page';
    if (isPage) site.items.elsewhere(placeOf(item), 'the pages are in the order of the menu');
    else {
      const address = fields.get('_menu_item_url') ?? '';
      const to = /^https?:/.test(address) ? `: ${address.slice(0, 200)}` : '';
      site.items.leave(placeOf(item), `the menu here has only pages${to}`);
    }
    return isPage ? [fields.get('_menu_item_object_id') ?? ''] : [];
  });
  const found = [...new Set([...ofItems, ...inBlocks(site)])];
  return found.length > 0 ? found : topPages(site);
}

function inBlocks({ posts }: WordPressSite): string[] {
  const menus = posts.filter((post) => post.type === 'wp_navigation' && !whyHidden(post));
  return menus.flatMap(({ content }) =>
    [...content.matchAll(/<!--\s*wp:navigation-(?:link|submenu)\s([^\n]{1,5000}?)\/?-->/g)].flatMap(
      ([, json = '']) => {
        const { id, type } = settingsIn(json);
        return type === 'page' && id ? [String(id)] : [];
      },
    ),
  );
}

const topPages = ({ posts }: WordPressSite) =>
  posts
    .filter((post) => post.type === 'page' && !whyHidden(post) && (post.parent === '' || post.parent === '0'))
    .sort((one, other) => one.order - other.order || one.title.localeCompare(other.title))
    .map(({ id }) => id);
