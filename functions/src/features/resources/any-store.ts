import type { AnyStore } from '../../core/content/content-store.ts';
import { selectFields } from '../../core/data/firestore.ts';

/** With one read. */
export async function hasRecord({ collection }: AnyStore): Promise<boolean> {
  return !(await selectFields(collection().limit(1)).get()).empty;
}
