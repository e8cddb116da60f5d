import { truncateMath } from '../math/parts.ts';
import { parseMarkdown } from './grammar.ts';
import { textIn } from './text-in.ts';

/** A text in Markdown as plain words, in paragraphs; formulas stay TeX between dollars. */
export function plainWords(text: string, max: number): string {
  const blocks = parseMarkdown(text).children.map((block) => textIn(block, (tex) => `$${tex}$`));
  return truncateMath(
    blocks
      .map((block) => block.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n\n'),
    max,
  );
}
