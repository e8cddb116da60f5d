/** Publications are shown as cards or as a compact list; the choice is stored only in the address. */

export type PapersView = 'cards' | 'list';

export const viewIn = (search: URLSearchParams): PapersView =>
  search.get('view') === 'list' ? 'list' : 'cards';

/** Cards have the shorter address, because most visitors see them. */
export function searchWith(filter: Record<string, string>, view: PapersView): string {
  const query = new URLSearchParams(filter);
  if (view === 'list') query.set('view', view);
  return query.size ? `?${query}` : '';
}
