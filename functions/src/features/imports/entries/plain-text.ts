import { clean } from '@lab/contract/api/fields';
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { scriptOf } from './latex-mends.ts';
import { markSigns, withMarks, withoutSigns } from './title-marks.ts';

/** Some registries escape what is escaped already: `&amp;#8217;`. */
const entity = /&(?:amp;)*(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w*);/gi;
const escapedTag = /&(?:amp;)*lt;(\/?(?:i|b|em|strong|su[bp]|sc|scp|tt|span|italic|bold))&(?:amp;)*gt;/gi;
const block = /<\/?(?:jats:)?(?:p|title|sec)\b[^<>]*>/gi;
/** With the shape of a tag, because `a <b and c> d` is none. */
const shape = String.raw`[a-z][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>`;
const script = '(?:[a-z]+:)?su[bp]';
const otherTag = new RegExp(String.raw`<\/?(?!${script}\b)${shape}`, 'gi');
const anyTag = new RegExp(String.raw`<\/?${shape}`, 'gi');
const scripts = new RegExp(
  String.raw`<${script.replace('su[bp]', '(su[bp])')}>([^<>]{1,200})<\/${script}>`,
  'gi',
);

/**
 * Publishers send titles and abstracts with HTML and JATS tags, and some send them as a list with one entry.
 */
export function plainText(value: unknown): string {
  return withoutEntities(withoutTags(firstText(value)));
}

/** With the marks of titles. */
export function plainTitle(value: unknown): string {
  const signed = withoutSigns(firstText(value)).replace(escapedTag, '<$1>').replace(italic, signOfItalic);
  return withMarks(withoutEntities(withoutTags(signed, signsAround)));
}

/** Looks only one level deep, because deeply nested lists would overflow the call stack. */
function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

const italic = /<(\/?)(?:jats:)?(?:i|em|italic)>/gi;
const signOfItalic = (_: string, slash: string) => markSigns.i[slash ? 1 : 0];

/** Where a letter has no small form. */
function signsAround(name: 'sub' | 'sup', inside: string): string {
  const [before, after] = markSigns[name];
  return before + inside + after;
}

function withoutEntities(written: string): string {
  const text = written.replace(entity, (whole, name: string) => characterOf(name) ?? whole);
  return clean(text.replace(/[^\S\n]+/g, ' ').replace(/(?<!\s)\s*\n\s*/g, '\n'));
}

/** Without its place, the 9 of `10<sup>9</sup>` would make 109. */
const withoutTags = (text: string, notSmall: typeof signsAround = (_, inside) => inside) =>
  text
    .replace(escapedTag, '<$1>')
    .replace(block, '\n')
    .replace(otherTag, '')
    .replace(scripts, (_, written: string, inside: string) => {
      const name = written.toLowerCase() === 'sup' ? 'sup' : 'sub';
      const small = scriptOf(name === 'sup' ? '^' : '_')(inside);
      return small === inside ? notSmall(name, inside) : small;
    })
    .replace(anyTag, '');

/** Of an entity, by what is between `&` and `;`. */
export function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
