/** A plain text, with formulas between dollars, as the editor's document. */
import { mathParts } from '@lab/contract/core/math/parts';
import type { JSONContent } from '@tiptap/core';

export function documentOfPlain(text: string): JSONContent {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const content = paragraphs.map((paragraph) => ({ type: 'paragraph', content: inline(paragraph.trim()) }));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Pages show the line breaks of a plain text. */
const inline = (text: string): JSONContent[] =>
  mathParts(text).flatMap((part): JSONContent[] =>
    typeof part === 'string'
      ? part.split('\n').flatMap(line)
      : [{ type: 'formula', attrs: { tex: part.tex } }],
  );

const line = (text: string, at: number): JSONContent[] => [
  ...(at > 0 ? [{ type: 'hardBreak' }] : []),
  ...(text ? [{ type: 'text', text }] : []),
];
