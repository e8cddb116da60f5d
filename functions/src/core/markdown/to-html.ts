/** Markdown as HTML for pages. It is made when a text is saved, so visitors load no parser. */
import { AppError } from '@lab/contract';
import { parseMarkdown } from '@lab/contract/core/markdown/grammar';
import { longestHtml } from '@lab/contract/core/markdown/limits';
import type { Rendered } from '@lab/contract/core/markdown/schemas';
import { textIn } from '@lab/contract/core/markdown/text-in';
import { markdownTexts } from '@lab/contract/core/markdown/texts';
import { truncate } from '@lab/contract/lib/truncate';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import type { Nodes } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { allowed } from './allowed.ts';
import { elementsOf } from './elements.ts';
import { renderIn } from './formulas.ts';

const leadLength = 300;

/** Where a text comes from, to say it when it is refused. */
interface Field {
  name: string;
  label: string;
}

export async function renderMarkdown(
  text: string,
  field: Field = { name: 'text', label: markdownTexts.text },
): Promise<Rendered> {
  const tree = parseMarkdown(text);
  const { insert, ...formulas } = await renderIn(tree);
  const elements = toHast(tree, { handlers: elementsOf(formulas) });
  const cleaned: Nodes = insert(sanitize(elements, allowed));
  const words = tree.children
    .filter(({ type }) => type === 'paragraph')
    .map((paragraph) => textIn(paragraph));
  // Only the drawings of formulas are inserted as they are; safe-mathml.ts has written them.
  const html = toHtml(cleaned, { allowDangerousHtml: true });
  if (html.length > longestHtml)
    throw new AppError('invalid', fieldTexts.tooLargeOnPage(field.label), [field.name]);
  return {
    html,
    lead: truncate(words.join(' ').replace(/\s+/g, ' ').trim(), leadLength),
  };
}
