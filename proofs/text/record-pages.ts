import type { Kind } from '@lab/contract/core/content/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import type { Written } from './written.ts';

/** Where visitors meet a record: on its page, or in the list. */
export function pagesOf({ kind, id }: Written): string[] {
  const { pages }: Kind = kinds[kind];
  return [pages.one?.(id) ?? pages.all];
}
