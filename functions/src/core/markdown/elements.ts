/** How the parts of a text become elements of a page, where the library's own way is not enough. */

import { languageOf, leadsAway } from '@lab/contract/core/markdown/addresses';
import type { DisplayedMath, InlineMath } from '@lab/contract/core/markdown/formulas';
import { textIn } from '@lab/contract/core/markdown/text-in';
import { markdownTexts } from '@lab/contract/core/markdown/texts';
import { fold } from '@lab/contract/lib/fold';
import { copiesAt } from '@lab/contract/lib/uploads/picture-address';
import type { Element, ElementContent, Properties } from 'hast';
import type { Blockquote, Code, Heading, Image, Link, ListItem, Paragraph, Table } from 'mdast';
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast';
import { idPrefix } from './allowed.ts';
import type { Formulas } from './formulas.ts';

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

const readable = { dir: 'auto' };
/** Wide parts scroll on a phone, also with the keyboard. */
const scrolls = (ariaLabel: string) => ({ tabIndex: 0, role: 'group', ariaLabel });

export function elementsOf({ placeOf }: Formulas): Handlers {
  const taken = new Set<string>();

  function idOf(node: Heading): string {
    const words = fold(textIn(node)).match(/[\p{L}\p{N}]+/gu) ?? ['part'];
    const wanted = idPrefix + words.join('-').slice(0, 80);
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
    taken.add(id);
    return id;
  }

  return {
    heading: (state: State, node: Heading) =>
      element(`h${node.depth}`, { ...readable, id: idOf(node) }, state.all(node)),

    paragraph(state: State, node: Paragraph) {
      const [only] = node.children;
      if (only?.type === 'image') return figure([picture(only)], only);
      const still = only?.type === 'link' ? only.children[0] : undefined;
      if (only?.type === 'link' && still?.type === 'image') {
        return figure([element('a', linkTo(only), [picture(still)])], still, { className: ['video'] });
      }
      return element('p', readable, state.all(node));
    },

    blockquote: (state: State, node: Blockquote) => element('blockquote', readable, state.all(node)),

    listItem(state: State, node: ListItem) {
      const inside = state.all(node);
      const [only] = inside;
      const isPlain = inside.length === 1 && only?.type === 'element' && only.tagName === 'p';
      return element('li', readable, isPlain ? only.children : (inside as ElementContent[]));
    },

    link(state: State, node: Link) {
      const lang = languageOf(node.url);
      return lang
        ? element('span', { ...readable, lang }, state.all(node))
        : element('a', linkTo(node), state.all(node));
    },

    code: (_state: State, node: Code) =>
      element('pre', scrolls(markdownTexts.code), [
        element('code', {}, [{ type: 'text', value: node.value }]),
      ]),

    table: (state: State, node: Table) =>
      element('div', { className: ['scrolls'], ...scrolls(markdownTexts.table) }, [
        defaultHandlers.table(state, node) as Element,
      ]),

    inlineMath: (_state: State, node: InlineMath) => placeOf(node),

    math: (_state: State, node: DisplayedMath) =>
      element('div', { className: ['formula'], ...scrolls(markdownTexts.formula) }, [placeOf(node)]),
  };
}

const linkTo = ({ url }: Link) => ({ href: url, ...(leadsAway(url) && { rel: ['noopener'] }) });

function picture({ url, alt }: Image): Element {
  const copies = copiesAt(url).map(({ address, width }) => `${address} ${width}w`);
  return element(
    'img',
    {
      src: url,
      ...(copies.length > 0 && { srcSet: copies.join(', '), sizes: '(min-width: 48rem) 44rem, 92vw' }),
      alt: alt ?? '',
      loading: 'lazy',
      decoding: 'async',
    },
    [],
  );
}

function figure(inside: ElementContent[], { title }: Image, properties: Properties = {}): Element {
  const caption = title ? [element('figcaption', readable, [{ type: 'text', value: title }])] : [];
  return element('figure', properties, [...inside, ...caption]);
}
