import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { numberOfPage } from './history-guard.ts';
import { type ListBehind, type Listed, listBehind, noteList } from './trail.ts';

/** The list from which a person came; nothing on the server, and on the first page of a visit. */
export function useListBehind(path: string): ListBehind | undefined {
  useLocation(); // The way differs from page to page.
  const kind = useNavigationType();
  return typeof history === 'undefined' ? undefined : listBehind(path, numberOfPage(kind));
}

/** Lets the pages of these records lead back to the list as it is now, and on to each other. */
export function useNoteList(records: readonly Listed[], results?: number): void {
  const { pathname, search } = useLocation();
  useEffect(() => noteList(pathname + search, { records, results }));
}
