/** Publications are shown as cards or as a compact list. */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

export type PapersView = 'cards' | 'list';

const key = 'publications-view';

/** A device that refuses storage remembers nothing. */
function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberView(view: PapersView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // The address still names the view.
  }
}

/** The same page in another view. Cards have the shorter address, because most visitors see them. */
export function searchWithView(search: URLSearchParams, view: PapersView): string {
  const query = new URLSearchParams(search);
  query.delete('view');
  if (view === 'list') query.set('view', view);
  return query.size ? `?${query}` : '';
}

/** The address chooses the view; an address that names none gets the view that this device used last. */
export function usePapersView(): PapersView {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('view');
  useEffect(() => {
    if (named || remembered() !== 'list') return;
    navigate({ search: searchWithView(search, 'list') }, { replace: true, preventScrollReset: true });
  }, [named, search, navigate]);
  return named === 'list' ? 'list' : 'cards';
}
