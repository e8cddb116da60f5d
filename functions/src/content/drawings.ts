/** The formulas of records of every kind, and the HTML of their Markdown, as they are stored with them. */
import { markdownIn } from '@lab/contract/content/field';
import type { Declaration } from '@lab/contract/content/kind';
import { textsIn } from '@lab/contract/content/texts-in';
import type { Rendered } from '@lab/contract/markdown/schemas';
import { rewriteEach } from '../data/rewrite.ts';
import { drawFormulas } from '../math/draw.ts';
import type { AnyStore, Drawn } from './content-store.ts';

/** No `drawn` for a record that has no formulas and never had any. */
export async function drawingsOf({ fields }: Pick<Declaration, 'fields'>, record: object): Promise<Drawn> {
  const values = record as Record<string, unknown>;
  const drawn = await drawFormulas(...textsIn(fields, values));
  const inMarkdown = markdownIn(fields);
  return {
    ...((drawn.length > 0 || (record as Drawn).drawn) && { drawn }),
    ...(inMarkdown.length > 0 && { rendered: await renderedIn(inMarkdown, values) }),
  };
}

async function renderedIn(fields: readonly string[], values: Record<string, unknown>) {
  // Few kinds have such texts, and the parser is large.
  const { renderMarkdown } = await import('../markdown/to-html.ts');
  const found = fields.map(
    async (name): Promise<[string, Rendered]> => [name, await renderMarkdown(String(values[name] ?? ''))],
  );
  return Object.fromEntries(await Promise.all(found));
}

/** Returns how many records it has changed, or would change. */
export function redraw(store: AnyStore, dryRun: boolean): Promise<number> {
  return rewriteEach(store.collection(), {
    dryRun,
    changes: (record) => drawingsOf(store.declared, record),
  });
}
