/** What HTML that others may have written must not do: run, lead to a script, or ask another site. */
import { type Element, elementsIn, textIn } from '../../functions/src/test/html.ts';
import type { Fault } from '../suite.ts';

const frames = ['iframe', 'object', 'embed', 'applet', 'frame', 'base', 'portal', 'foreignobject'];
const addresses = [
  'href',
  'xlink:href',
  'action',
  'formaction',
  'src',
  'srcset',
  'data',
  'poster',
  'background',
  'ping',
  'srcdoc',
];
const asked = ['src', 'srcset', 'data', 'poster', 'background', 'ping', 'srcdoc'];

/** `scripts` are those that the page has anyway. */
export function dangerIn(html: string, origin: string, scripts: ReadonlySet<string> = new Set()): Fault {
  for (const element of elementsIn(html)) {
    const found = dangerOf(element, origin, scripts);
    if (found) return `<${element.tagName}>: ${found}`;
  }
  return undefined;
}

/** What tells the script of a page from any other. */
export const scriptsIn = (html: string) =>
  new Set(
    elementsIn(html)
      .filter(({ tagName }) => tagName === 'script')
      .map(nameOf),
  );
const nameOf = (script: Element) => script.attrs.find(({ name }) => name === 'src')?.value ?? textIn(script);

function dangerOf(element: Element, origin: string, scripts: ReadonlySet<string>): Fault {
  const { tagName, attrs } = element;
  if (frames.includes(tagName.toLowerCase())) return 'a frame or a base';
  const isData = attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
  if (tagName === 'script' && !isData && !scripts.has(nameOf(element)))
    return textIn(element).slice(0, 80) || 'a script';
  for (const { name, value } of attrs) {
    if (/^on/i.test(name)) return `${name}="${value}"`;
    if (name === 'style' && /url\(|expression|javascript:|@import|behaviou?r/i.test(value))
      return `style="${value}"`;
    if (name === 'http-equiv' && /refresh/i.test(value)) return 'it leads elsewhere by itself';
    if (!addresses.includes(name)) continue;
    const isAsked =
      asked.includes(name) || (tagName === 'link' && !isOnlyNamed(element)) || tagName === 'use';
    for (const address of name === 'srcset' ? value.split(/,\s+/) : [value])
      if (!isHarmless(address.trim().split(/\s/)[0] ?? '', origin, isAsked)) return `${name}="${value}"`;
  }
  return undefined;
}

/** A browser asks for none of these. */
const isOnlyNamed = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => name === 'rel' && /^(?:canonical|alternate|license|me)$/.test(value));

function isHarmless(address: string, origin: string, isAsked: boolean): boolean {
  if (!URL.canParse(address, `${origin}/page`)) return !isAsked;
  const url = new URL(address, `${origin}/page`);
  if (isAsked) return url.origin === origin || /^data:image\/(?:png|webp|svg\+xml)[;,]/.test(address);
  return ['http:', 'https:', 'mailto:', 'tel:', 'webcal:'].includes(url.protocol);
}
