/** The formulas of records of every kind, as they are stored with them. */
import type { Declaration } from '@lab/contract/content/kind';
import { textsIn } from '@lab/contract/content/texts-in';
import { rewriteEach } from '../data/rewrite.ts';
import { drawFormulas } from '../math/draw.ts';
import type { AnyStore, Drawn } from './content-store.ts';

/** Nothing for a record that has no formulas and never had any. */
export async function drawingsOf({ fields }: Pick<Declaration, 'fields'>, record: object): Promise<Drawn> {
  const drawn = await drawFormulas(...textsIn(fields, record as Record<string, unknown>));
  return drawn.length > 0 || (record as Drawn).drawn ? { drawn } : {};
}

/** Returns how many records it has changed, or would change. */
export function redraw(store: AnyStore, dryRun: boolean): Promise<number> {
  return rewriteEach(store.collection(), {
    dryRun,
    changes: (record) => drawingsOf(store.declared, record),
  });
}
