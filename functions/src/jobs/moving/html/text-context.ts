/** The text of a page as Markdown, with the pictures and PDFs of the folder that it names. */
import { longestText } from '@lab/contract/core/markdown/limits';
import { isPdfPath, isPicturePath } from '../fates.ts';
import { unseen } from '../texts/html-tags.ts';
import { encodedTarget } from '../texts/tag-parts.ts';
import { markdownOfTree } from '../wordpress/html-markdown.ts';
import type { HtmlElement, HtmlNode } from '../wordpress/html-tree.ts';
import { addressOfPath } from '../wordpress/text-context.ts';
import type { HtmlSite } from './html-site.ts';
import { fileOf, isUnknown, pathWithin, urlFrom } from './links.ts';
import { elementsIn, type Head, isElement } from './page.ts';

export interface Converted {
  markdown: string;
  files: Map<string, string>;
  remarks: string[];
}

const mostNamed = 3;

export function convert(site: HtmlSite, path: string, head: Head, nodes: readonly HtmlNode[]): Converted {
  const files = new Map<string, string>();
  const remarks: string[] = [];
  const lost = new Set<string>();

  function keep(file: string): string {
    files.set(addressOfPath(file), file);
    return addressOfPath(file);
  }

  function picture(target: string): string {
    if (/^\s*data:/i.test(target)) {
      remarks.push('left out, a picture within the page');
      return '';
    }
    const url = urlFrom(site, path, target, head.base);
    const file = fileOf(url, site, site.fileAt);
    if (file && isPicturePath(file)) return keep(file);
    if (target.trim()) lost.add(target);
    return url && !isUnknown(url) ? encodedTarget(url.href) : '';
  }

  function link(written: string): string {
    const target = written.trim();
    if (/^(?:mailto:|tel:|#)/i.test(target)) return encodedTarget(target);
    const url = urlFrom(site, path, target, head.base);
    if (!url) return '';
    const file = fileOf(url, site, site.fileAt);
    if (file && (isPicturePath(file) || isPdfPath(file))) return keep(file);
    const isPage = file !== undefined && (site.pages.has(file) || site.fates.all.has(file));
    if (file && !isPage) remarks.push(`it links to ${file}, and the site keeps only pictures and PDFs`);
    const within = pathWithin(url, site);
    if (within === undefined) return encodedTarget(url.href);
    if (!file && isPdfPath(within)) lost.add(target);
    if (isPage || isUnknown(url)) return encodedTarget(within + url.search + url.hash);
    return encodedTarget(url.href);
  }

  const markdown = markdownOfTree(nodes.map(withPictures), { hasLines: false, link, picture });
  if (markdown.length > longestText) remarks.push(`only the first ${longestText} characters come in`);
  const scripts = scriptsIn(nodes);
  if (scripts.size > 0) remarks.push(`left out with what is in them: ${[...scripts].join(', ')}`);
  if (lost.size > 0) {
    const named = [...lost]
      .slice(0, mostNamed)
      .map((one) => one.slice(0, 100))
      .join(', ');
    remarks.push(
      `not among the files: ${named}${lost.size > mostNamed ? ` and ${lost.size - mostNamed} more` : ''}`,
    );
  }
  return { markdown, files, remarks: [...new Set(remarks)] };
}

/** What is within the text, and not what each page has. */
function scriptsIn(nodes: readonly HtmlNode[]): Set<string> {
  const elements = nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node)]);
  return new Set(elements.flatMap(({ name }) => (unseen.has(name) || name === 'form' ? [`<${name}>`] : [])));
}

/** Pages that load their pictures late name them elsewhere. */
const late = ['data-src', 'data-original', 'data-lazy-src'];

function withPictures(node: HtmlNode): HtmlNode {
  if (!isElement(node)) return node;
  const children = node.name === 'form' ? [] : node.children.map(withPictures);
  const { attributes } = node;
  const later = node.name === 'img' ? late.map((name) => attributes.get(name)).find(Boolean) : undefined;
  const src = attributes.get('src') ?? '';
  const isPlaceholder = later && (!src || /^data:|placeholder|blank|spacer|lazy/i.test(src));
  const rest: HtmlElement = { ...node, children };
  return isPlaceholder ? { ...rest, attributes: new Map([...attributes, ['src', later]]) } : rest;
}
