/** HTML as a browser reads it. */
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const elementsIn = (html: string): Element[] => below(parse(html));
export const partsOf = (html: string): Node[] => parseFragment(html).childNodes;

export function below(node: Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(below) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

export const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

export const textIn = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
