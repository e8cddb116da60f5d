import { setParam } from '../../lib/use-url-params.ts';

/** The state of a table is kept in the URL, so that reloading, Back and shared links show the same rows. */
export interface TableState {
  search: string;
  sort: string;
  descending: boolean;
  page: number;
  /** The chosen value of each filter; a filter without a choice is missing. */
  filters: Readonly<Record<string, string>>;
}

/** The URL parameters of a table; all others are left unchanged. */
const own = { search: 'q', sort: 'sort', page: 'page' } as const;

export function readTableState(
  params: URLSearchParams,
  { sorts, filters }: { sorts: readonly string[]; filters: readonly string[] },
): TableState {
  const written = params.get(own.sort) ?? '';
  const sortParam = sorts.includes(written.replace(/^-/, '')) ? written : '';
  const page = Number(params.get(own.page));
  return {
    search: params.get(own.search) ?? '',
    sort: sortParam.replace(/^-/, ''),
    descending: sortParam.startsWith('-'),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    filters: Object.fromEntries(
      filters.flatMap((name) => {
        const value = params.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

type Change = Partial<Omit<TableState, 'filters'>> & { filters?: Record<string, string> };

/**
 * Returns the new URL parameters; a change of the search, the filters or the order goes back to the first
 * page.
 */
export function writeTableState(before: URLSearchParams, change: Change): URLSearchParams {
  const params = new URLSearchParams(before);
  if (change.search !== undefined) setParam(params, own.search, change.search);
  if (change.sort !== undefined) {
    setParam(params, own.sort, change.sort && `${change.descending ? '-' : ''}${change.sort}`);
  }
  for (const [name, value] of Object.entries(change.filters ?? {})) setParam(params, name, value);
  setParam(params, own.page, change.page && change.page > 1 ? String(change.page) : '');
  return params;
}
