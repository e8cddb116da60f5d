/** What may be within a paragraph, a heading or a cell. */
import type { Image, Link, PhrasingContent } from 'mdast';
import { isLinkAddress, isPictureInText, languageOf } from './addresses.ts';
import { withFormulas } from './formulas.ts';
import { textIn } from './text-in.ts';

/** Of bold, italic and links in each other; what is deeper is plain text. */
const deepest = 8;

interface Place {
  /**
   * A picture that cannot be shown here becomes its alternative text, and elsewhere a link, so that nothing
   * is lost.
   */
  pictures: 'as text' | 'as links';
  depth?: number;
}

export function inline(children: readonly PhrasingContent[], place: Place): PhrasingContent[] {
  return withFormulas(joined(children.flatMap((node) => cleaned(node, place))));
}

function cleaned(node: PhrasingContent, place: Place): PhrasingContent[] {
  const { pictures, depth = 0 } = place;
  const text = (value: string): PhrasingContent[] => [{ type: 'text', value }];
  if (node.type === 'text') return text(node.value);
  if (node.type === 'inlineCode') return [node];
  if (node.type === 'break') return [{ type: 'break' }];
  if (node.type === 'image') {
    const words = node.alt || node.url;
    return pictures === 'as text' || !isLinkAddress(node.url)
      ? text(node.alt ?? '')
      : [{ type: 'link', url: node.url, children: [{ type: 'text', value: words }] }];
  }
  if (!('children' in node)) return [];
  if (depth >= deepest) return text(textIn(node));
  if (node.type === 'link') {
    const inside = inline(node.children, { pictures: 'as text', depth: depth + 1 });
    return isLinkAddress(node.url) || languageOf(node.url)
      ? [{ type: 'link', url: node.url, children: inside as Link['children'] }]
      : inside;
  }
  if (node.type !== 'strong' && node.type !== 'emphasis' && node.type !== 'delete') return [];
  return [{ type: node.type, children: inline(node.children, { pictures, depth: depth + 1 }) }];
}

/** Neighbouring texts are one, as the parser makes them. */
function joined(children: PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const node of children) {
    const last = all.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else all.push(node);
  }
  return all;
}

const imageOf = ({ url, alt, title }: Image): Image => ({
  type: 'image',
  url,
  alt: alt ?? '',
  title: title ?? null,
});

/** A picture, or a picture that is a link: a video is the still that leads to where it is played. */
export function pictureOf(node: PhrasingContent): Image | Link | undefined {
  if (node.type === 'image' && isPictureInText(node.url)) return imageOf(node);
  if (node.type !== 'link' || node.children.length !== 1 || !isLinkAddress(node.url)) return undefined;
  const [still] = node.children;
  if (still?.type !== 'image' || !isPictureInText(still.url)) return undefined;
  return { type: 'link', url: node.url, children: [imageOf(still)] };
}
