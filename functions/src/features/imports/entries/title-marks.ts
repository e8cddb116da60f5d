/**
 * The marks of a title while it is read. Until then signs that no text has stand for them, which parsers
 * leave alone.
 */
import { findFormulas } from '@lab/contract/core/math/found';
import { type MarkName, type MarkPart, markParts, tags, writeMarks } from '@lab/contract/core/math/marks';

export const markSigns = {
  i: ['\ue002', '\ue003'],
  sub: ['\ue004', '\ue005'],
  sup: ['\ue006', '\ue007'],
} as const satisfies Record<MarkName, readonly [string, string]>;

const anySign = /[\ue002-\ue007]/g;
const anyTag = /<\/?(?:i|sub|sup)>/g;
const tagOf = new Map(
  (['i', 'sub', 'sup'] as const).flatMap((name) =>
    markSigns[name].map((sign, at) => [sign as string, tags[name][at] ?? ''] as const),
  ),
);

export const withoutSigns = (text: string) => text.replace(anySign, '');

/** Leaves out a mark without its other half, an empty one, and one in which the whole title stands. */
export function withMarks(text: string): string {
  const parts = markParts(text.replace(anySign, (sign) => tagOf.get(sign) ?? ''));
  return writeMarks(partsOf(parts), tags, withoutTags);
}

/** Formulas stay as they are. */
function withoutTags(text: string): string {
  let said = '';
  let after = 0;
  for (const { at, source } of findFormulas(text)) {
    said += text.slice(after, at).replace(anyTag, '') + source;
    after = at + source.length;
  }
  return said + text.slice(after).replace(anyTag, '');
}

function partsOf(all: MarkPart[]): MarkPart[] {
  const parts = all.filter((part) => typeof part === 'string' || part.inside.length > 0);
  const [first, ...others] = parts;
  const isWhole = typeof first === 'object' && first.name === 'i' && others.length === 0;
  return isWhole ? partsOf(first.inside) : parts;
}
