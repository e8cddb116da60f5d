/**
 * Formulas of a text: places are kept for them while it is cleaned, and their drawings inserted afterwards.
 */
import type { DisplayedMath, InlineMath } from '@lab/contract/core/markdown/formulas';
import type { Element, Nodes as HtmlNodes, RootContent } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { Raw } from 'mdast-util-to-hast';
import { renderEach } from '../math/render.ts';

export interface Formulas {
  /** An empty element in its place, or the TeX as code if it cannot be rendered. */
  placeOf(node: InlineMath | DisplayedMath): Element;
}

const sourceOf = ({ type, value }: InlineMath | DisplayedMath) =>
  type === 'math' ? `$$${value}$$` : `$${value}$`;

export async function renderIn(tree: Root): Promise<Formulas & { insert(cleaned: HtmlNodes): HtmlNodes }> {
  const found = mathIn(tree).map((node) => ({
    source: sourceOf(node),
    tex: node.value.trim(),
    isDisplayed: node.type === 'math',
  }));
  const drawn = await renderEach(found.filter(({ tex }) => tex));
  const sources = drawn.map(({ source }) => source);

  function insert(node: HtmlNodes): HtmlNodes {
    if (!('children' in node)) return node;
    const at = node.type === 'element' ? node.properties.dataFormula : undefined;
    if (node.type === 'element' && at !== undefined) {
      const { dataFormula: _place, ...properties } = node.properties;
      const drawing: Raw = { type: 'raw', value: drawn[Number(at)]?.mathml ?? '' };
      return { ...node, properties, children: [drawing as unknown as Element] };
    }
    return { ...node, children: node.children.map(insert) as RootContent[] } as HtmlNodes;
  }

  return {
    insert,
    placeOf(node) {
      const at = sources.indexOf(sourceOf(node));
      if (at < 0)
        return {
          type: 'element',
          tagName: 'code',
          properties: {},
          children: [{ type: 'text', value: node.value }],
        };
      const properties = { className: ['formula'], dataFormula: String(at) };
      return { type: 'element', tagName: 'span', properties, children: [] };
    },
  };
}

function mathIn(node: Nodes): (InlineMath | DisplayedMath)[] {
  if (node.type === 'inlineMath' || node.type === 'math') return [node];
  return 'children' in node ? node.children.flatMap(mathIn) : [];
}
