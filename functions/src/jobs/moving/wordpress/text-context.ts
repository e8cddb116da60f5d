/** What links, pictures, blocks and shortcodes of one text mean. */
import { longestText } from '@lab/contract/core/markdown/limits';
import { isItem, listIn } from '../../../features/imports/entries/item.ts';
import { isPdfPath, isPicturePath } from '../fates.ts';
import type { MovedText } from '../texts/lab-text.ts';
import { settingsIn, withoutBlocks } from './blocks.ts';
import { markdownOf } from './html-markdown.ts';
import type { Post } from './read-export.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { isSameSite, type WordPressSite, whyHidden } from './wordpress-site.ts';
import { decodedEntities, spaced } from './words.ts';

export interface Converted extends MovedText {
  files: Map<string, string>;
}

/** Longer ones are no texts that somebody wrote, and the site keeps a part of them only. */
const longestHtml = 500_000;
/** Of all galleries of a text, which may name the same picture often. */
const mostPictures = 500;

export function convert(site: WordPressSite, post: Post): Converted {
  const { content } = post;
  const files = new Map<string, string>();
  const remarks: string[] = [];
  const lost = new Set<string>();
  const found = { files, remarks, lost };
  let pictures = 0;
  let attached: string[] | undefined;
  if (content.length > longestHtml)
    remarks.push(`only the first ${longestHtml} characters of its HTML are read`);
  const cut = content.slice(0, longestHtml);
  const blocks = withoutBlocks(cut, (name, { ref }) => {
    if (name === 'footnotes') return footnotesOf(post);
    return name === 'block' ? sharedBlock(site, String(ref)) : undefined;
  });
  const { html, left, ofWorks, forms } = withoutShortcodes(blocks.html, {
    picture(id) {
      pictures += 1;
      const picture = attachedAt(site, id);
      if (!picture) remarks.push(`its picture ${id} is not in the export`);
      else if (pictures > mostPictures)
        remarks.push(`only the first ${mostPictures} pictures of galleries come in`);
      return picture && pictures <= mostPictures ? figureOf(picture) : '';
    },
    attached() {
      attached ??= attachedTo(site, post);
      return pictures < mostPictures ? attached : [];
    },
    citation: (key) => site.citations.get(key),
  });
  const { markdown, left: scripts } = markdownOf(html, {
    hasLines: !/<!--\s*wp:/.test(cut),
    link: (target) => linkOf(site, target, found),
    picture: (target) => pictureOf(site, target, found),
  });
  if (markdown.length > longestText) remarks.push(`only the first ${longestText} characters come in`);
  return {
    markdown,
    files,
    isUnfinished: left.length > 0 || blocks.left.length > 0,
    remarks: [
      ...new Set([
        ...left.map((tag) => `a shortcode stays as text: ${shortened(tag)}`),
        ...blocks.left.map((name) => `left out, a block of unknown meaning: ${name}`),
        ...ofWorks.map((tag) => `a link to Publications stands for: ${shortened(tag)}`),
        ...forms.map((tag) => `a link to Contact us stands for: ${shortened(tag)}`),
        ...scripts.map((tag) => `left out: ${shortened(tag)}`),
        ...remarks,
        ...lostOf(lost),
      ]),
    ],
  };
}

const shortened = (text: string) => (text.length > 100 ? `${text.slice(0, 100)} …` : text);

function sharedBlock({ byId }: WordPressSite, id: string): string | undefined {
  const block = byId.get(id);
  return block?.type === 'wp_block' && !whyHidden(block) ? block.content : undefined;
}

function footnotesOf({ fields }: Post): string {
  const notes = Object.values(settingsIn(`{"notes":${fields.get('footnotes') || '[]'}}`)).flatMap(listIn);
  const said = notes.filter(isItem).map(({ content }) => `<li>${String(content)}</li>`);
  return `<ol>${said.join('')}</ol>`;
}

const attachedTo = ({ posts }: WordPressSite, { id }: Post) =>
  posts
    .filter(({ type, parent, file }) => type === 'attachment' && parent === id && isPicturePath(file))
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id);

function attachedAt({ byId }: WordPressSite, id: string): Post | undefined {
  const post = byId.get(id);
  return post?.type === 'attachment' && /^(?:inherit|publish)$/.test(post.status) ? post : undefined;
}

const quoted = (text: string) =>
  decodedEntities(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const figureOf = ({ file, excerpt, fields }: Post) =>
  `<figure><img src="${quoted(file)}" alt="${quoted(fields.get('_wp_attachment_image_alt') ?? '')}"><figcaption>${quoted(wordsOf(excerpt).slice(0, 500))}</figcaption></figure>`;

interface Found {
  files: Map<string, string>;
  remarks: string[];
  /** The addresses of files that are not there. */
  lost: Set<string>;
}

const mostNamed = 3;
function lostOf(lost: ReadonlySet<string>): string[] {
  const more = lost.size > mostNamed ? ` and ${lost.size - mostNamed} more` : '';
  const named = [...lost].slice(0, mostNamed).map(shortened).join(', ');
  return lost.size > 0 ? [`not among the files: ${named}${more}`] : [];
}

const escapes = /[()'!*~]/g;

/** As texts name a file, in signs that Markdown writes as they are. */
export const addressOfPath = (path: string) =>
  `/${path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(escapes, (sign) => `%${sign.charCodeAt(0).toString(16)}`))
    .join('/')}`;

/** Other sites may have a file of the same name, except those that deliver the files of this one. */
function uploadAt({ address, uploads }: WordPressSite, target: string): string | undefined {
  const url = urlOf(target, address);
  const isOwn = url && (!address || isSameSite(url, address) || ofUploads.test(url.href));
  return isOwn ? uploads.at(url.pathname) : undefined;
}

const ofUploads = /\/wp-content\/uploads\/|^https?:\/\/[\w-]+\.files\.wordpress\.com\//;

const isKept = (path: string) => isPicturePath(path) || isPdfPath(path);

function pictureOf(site: WordPressSite, target: string, { files, lost }: Found): string {
  const path = uploadAt(site, target.trim());
  if (path && isPicturePath(path)) {
    files.set(addressOfPath(path), path);
    return addressOfPath(path);
  }
  if (target) lost.add(target);
  return /^https?:\/\//.test(target) ? encoded(target) : '';
}

function linkOf(site: WordPressSite, written: string, found: Found): string {
  const target = written.trim();
  if (/^(?:mailto:|tel:|#)/i.test(target)) return encoded(target);
  const url = urlOf(target, site.address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const path = uploadAt(site, target);
  if (path && isKept(path)) {
    found.files.set(addressOfPath(path), path);
    return addressOfPath(path);
  }
  if (path) found.remarks.push(`it links to ${path}, and the site keeps only pictures and PDFs`);
  const isLost = !path && ofUploads.test(url.href);
  if (isLost) found.lost.add(target);
  if (path || isLost || !site.address || !isSameSite(url, site.address)) return encoded(url.href);
  const id = ['p', 'page_id', 'attachment_id'].map((name) => url.searchParams.get(name)).find(Boolean);
  const linked = id ? site.byId.get(id) : undefined;
  if (linked?.file && linked.file !== target) return linkOf(site, linked.file, found);
  const there = urlOf(linked?.link ?? target, site.address) ?? url;
  return encoded(withoutBase(site.base, there.pathname) + (linked ? '' : there.search) + url.hash);
}

const withoutBase = (base: string, path: string) =>
  base && path.startsWith(`${base}/`) ? path.slice(base.length) : path;

const urlOf = (target: string, address: string) => {
  const from = address || 'http://site.invalid';
  return target && URL.canParse(target, from) ? new URL(target, from) : undefined;
};

const encoded = (address: string) =>
  address.replace(
    /[\s<>()\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );

/** Of a field that HTML may be in. */
export const wordsOf = (text: string) =>
  spaced(decodedEntities(text.slice(0, 20_000).replace(/<[^<>]{0,2000}>/g, ' ')));

/** The address of the picture that stands for the record; empty where there is none. */
export function featuredPicture(
  site: WordPressSite,
  { fields }: Post,
  found: Pick<Found, 'files' | 'remarks'>,
): string {
  const attached = attachedAt(site, fields.get('_thumbnail_id') ?? '');
  return attached ? fileOf(site, attached, found) : '';
}

function fileOf(
  site: WordPressSite,
  { file, fields }: Post,
  { files, remarks }: Pick<Found, 'files' | 'remarks'>,
): string {
  const path = site.uploads.at(fields.get('_wp_attached_file') ?? '') ?? site.uploads.at(file);
  if (!path || !isPicturePath(path)) {
    remarks.push(`its picture ${shortened(file)} is not among the files`);
    return '';
  }
  files.set(addressOfPath(path), path);
  return addressOfPath(path);
}
