/**
 * Reads an export of WordPress (WXR): XML of anybody. Its comments, authors and passwords are not even kept
 * while it is read. A document type and entities of its own are refused, so a text never grows.
 */
import { SaxesParser } from 'saxes';

export interface Post {
  id: string;
  /** `post`, `page`, `attachment`, `nav_menu_item` or one that a theme or plugin adds. */
  type: string;
  title: string;
  link: string;
  status: string;
  hasPassword: boolean;
  slug: string;
  /** The id of the page above it. */
  parent: string;
  order: number;
  date: Date | undefined;
  content: string;
  excerpt: string;
  /** Of an attachment: where its file was. */
  file: string;
  fields: Map<string, string>;
  terms: { kind: string; slug: string; name: string }[];
}

export interface Export {
  title: string;
  link: string;
  description: string;
  posts: Post[];
  /** By its slug, the slug of the category above it. */
  categories: Map<string, string>;
}

const deepest = 20;
const mostPosts = 50_000;
const mostFields = 500;
const longestField = 100_000;
/** Longer ones are no texts that somebody wrote. */
export const longestContent = 2_000_000;

const unread = new Set(['wp:comment', 'wp:author', 'wp:term', 'wp:tag', 'image']);

export const isExport = (text: string): boolean =>
  /<rss\b/.test(text) && /https?:\/\/wordpress\.org\/export\//.test(text);

/** What an element of an item says of it. */
const ofPost: Readonly<Record<string, (text: string, post: Post) => Partial<Post>>> = {
  title: (title) => ({ title }),
  link: (link) => ({ link }),
  'content:encoded': (content) => ({ content }),
  'excerpt:encoded': (excerpt) => ({ excerpt }),
  'wp:post_id': (id) => ({ id }),
  'wp:post_type': (type) => ({ type }),
  'wp:status': (status) => ({ status }),
  'wp:post_name': (slug) => ({ slug }),
  'wp:post_parent': (parent) => ({ parent }),
  'wp:menu_order': (order) => ({ order: Number(order) || 0 }),
  'wp:post_password': (password) => ({ hasPassword: password !== '' }),
  'wp:attachment_url': (file) => ({ file }),
  'wp:post_date': (date, post) => ({ date: post.date ?? dateOf(date) }),
  'wp:post_date_gmt': (date, post) => ({ date: dateOf(date) ?? post.date }),
};

/** What is not written yet has a date of zeros. */
function dateOf(text: string): Date | undefined {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const emptyPost = (): Post => ({
  id: '',
  type: '',
  title: '',
  link: '',
  status: '',
  hasPassword: false,
  slug: '',
  parent: '',
  order: 0,
  date: undefined,
  content: '',
  excerpt: '',
  file: '',
  fields: new Map(),
  terms: [],
});

/** Characters that XML forbids, which plugins write nevertheless. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

export function readExport(name: string, text: string): Export {
  const read: Export = { title: '', link: '', description: '', posts: [], categories: new Map() };
  const parser = new SaxesParser();
  const path: string[] = [];
  /** How deep the element is that is not read. */
  let unreadFrom = 0;
  let said = '';
  let post: Post | undefined;
  let term = { kind: '', slug: '' };
  let pair = { name: '', value: '' };

  const take = (piece: string) => {
    if (unreadFrom === 0) said += piece.slice(0, Math.max(0, longestContent + 1 - said.length));
  };

  function end(element: string, parent: string): void {
    const words = said.trim();
    if (element === 'item') {
      if (post) read.posts.push({ ...post, id: post.id || `of place ${read.posts.length + 1}` });
      post = undefined;
    } else if (parent === 'channel' && element === 'wp:category') read.categories.set(pair.name, pair.value);
    else if (parent === 'wp:category') {
      if (element === 'wp:category_nicename') pair.name = words;
      if (element === 'wp:category_parent') pair.value = words;
    } else if (parent === 'wp:postmeta') {
      if (element === 'wp:meta_key') pair.name = words;
      if (element === 'wp:meta_value') pair.value = words;
    } else if (post && element === 'wp:postmeta') {
      const isKept = post.fields.size < mostFields && pair.value.length <= longestField;
      if (isKept && !post.fields.has(pair.name)) post.fields.set(pair.name, pair.value);
    } else if (post && parent === 'item') {
      if (element === 'category') post.terms.push({ ...term, name: words });
      else if (Object.hasOwn(ofPost, element)) Object.assign(post, ofPost[element]?.(words, post));
    } else if (parent === 'channel') {
      if (element === 'title') read.title = words;
      if (element === 'link') read.link = words;
      if (element === 'description') read.description = words;
    }
  }

  parser.on('doctype', () => {
    throw new Error(`“${name}” has a document type (DTD), which no export of WordPress has.`);
  });
  parser.on('opentag', ({ name: element, attributes }) => {
    said = '';
    path.push(element);
    if (path.length > deepest)
      throw new Error(`“${name}” has elements in more than ${deepest} others, which no export has.`);
    if (unreadFrom > 0) return;
    if (unread.has(element)) unreadFrom = path.length;
    else if (element === 'item') {
      post = emptyPost();
      if (read.posts.length >= mostPosts)
        throw new Error(`“${name}” has more than ${mostPosts} items. Export it in parts.`);
    } else if (element === 'category')
      term = { kind: attributes.domain ?? '', slug: attributes.nicename ?? '' };
    else if (element === 'wp:postmeta' || element === 'wp:category') pair = { name: '', value: '' };
  });
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name: element }) => {
    if (unreadFrom === 0) end(element, path.at(-2) ?? '');
    if (path.length === unreadFrom) unreadFrom = 0;
    path.pop();
    said = '';
  });
  try {
    parser.write(text.replace(forbidden, '')).close();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw why.startsWith('“') ? error : new Error(`“${name}” is no whole XML, at line ${why}`);
  }
  return read;
}
