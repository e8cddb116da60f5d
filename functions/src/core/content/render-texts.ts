/** The formulas of records of every kind, and the HTML of their Markdown, as they are stored with them. */
import { type Fields, markdownIn, type Values, wordsIn } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { textsIn } from '@lab/contract/core/content/texts-in';
import type { Rendered } from '@lab/contract/core/markdown/schemas';
import { rewriteEach } from '../data/rewrite.ts';
import { renderFormulas } from '../math/render.ts';
import type { AnyStore, WithFormulas } from './content-store.ts';

/** Also the plain words of its Markdown. No `drawn` for a record that has no formulas and never had any. */
export async function renderTexts(
  { fields }: Pick<Declaration, 'fields'>,
  record: object,
): Promise<WithFormulas> {
  const { drawn: before, rendered: renderedBefore } = record as WithFormulas;
  const written = markdownIn(fields).filter((name) => (record as Values)[name]);
  const { rendered, words } =
    written.length > 0 ? await readMarkdown(fields, written, record as Values) : { rendered: {}, words: {} };
  const drawn = await renderFormulas(...textsIn(fields, { ...record, ...words }));
  return {
    ...words,
    ...((drawn.length > 0 || before) && { drawn }),
    ...((written.length > 0 || renderedBefore) && { rendered }),
  };
}

async function readMarkdown(fields: Fields, written: readonly string[], values: Values) {
  // Few records have such texts, and the parser is large.
  const { renderMarkdown } = await import('../markdown/to-html.ts');
  const { plainWords } = await import('@lab/contract/core/markdown/plain-words');
  const found = written.map(
    async (name): Promise<[string, Rendered]> => [
      name,
      await renderMarkdown(String(values[name]), { name, label: fields[name]?.label ?? '' }),
    ],
  );
  const words = wordsIn(fields).flatMap(({ words, markdown, max }) =>
    written.includes(markdown) ? [[words, plainWords(String(values[markdown]), max)]] : [],
  );
  return { rendered: Object.fromEntries(await Promise.all(found)), words: Object.fromEntries(words) };
}

/** Returns how many records it has changed, or would change. */
export function renderRecords(store: AnyStore, dryRun: boolean): Promise<number> {
  return rewriteEach(store.collection(), {
    dryRun,
    changes: (record) => renderTexts(store.declared, record),
  });
}
