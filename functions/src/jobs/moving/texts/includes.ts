/** The parts that texts of al-folio and lab-website-template include, as Markdown. */
import { encodedTarget, listIn, type Named } from './tag-parts.ts';

/** Parts take their addresses from the root of the site. */
const rooted = (address: string) =>
  encodedTarget(/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(address) ? address : `/${address}`);

const picture = (path: string | undefined, alt = '', caption = '') =>
  path
    ? `\n\n![${alt || caption}](${rooted(path)}${caption && ` "${caption.replaceAll('"', '”')}"`})\n\n`
    : '';
const linked = (text: string, link: string | undefined) =>
  link && text ? `[${text}](${rooted(link)})` : text;
const heading = (title = '') => (title ? `\n\n### ${title}\n\n` : '');
const block = (text = '') => `\n\n${text.trim()}\n\n`;

type Show = (given: Named) => string;

const video: Show = ({ path, caption }) => (path ? `\n\n${linked(caption || path, path)}\n\n` : '');

const buttonAddresses: Readonly<Record<string, string>> = {
  email: 'mailto:',
  phone: 'tel:',
  github: 'https://github.com/',
};

function button({ type = '', link = '', text, tooltip }: Named): string {
  const base = /^(?:https?:|\/|mailto:|tel:)/.test(link) ? '' : (buttonAddresses[type] ?? '');
  return link ? ` ${linked(text || tooltip || type || link, base + link)} ` : '';
}

/** What they draw has no content of its own. */
const onlyLook =
  /^(?:icon|section|search-box|search-info|site-search|tags|post-nav|fallback|bib_search|social|pagination|scripts\/.*)$/;

const shows: Readonly<Record<string, Show>> = {
  figure: ({ path, image, alt, title, caption }) => picture(path ?? image, alt ?? title, caption),
  feature: ({ image, title, headline, text, link }) =>
    heading(linked(title ?? headline ?? '', link)) + picture(image, title ?? headline) + block(text),
  card: ({ image, title = '', subtitle, description, link }) =>
    heading(linked(title, link)) + picture(image, title) + block(subtitle) + block(description),
  button,
  float: ({ content }) => block(content),
  grid: ({ content }) => block(content),
  alert: ({ content }) => block(content),
  cols: (given) => Object.values(given).map(block).join(''),
  video,
  audio: video,
};

/** Undefined for a part that is not known. */
export function included(file: string, given: Named): string | undefined {
  const name = file.replace(/\.(?:html|liquid|md)$/, '');
  if (onlyLook.test(name)) return '';
  if (name === 'list') return listIn(given.data ?? '');
  return Object.hasOwn(shows, name) ? shows[name]?.(given) : listIn(name);
}
