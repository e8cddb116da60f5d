/** What a person looks at in a table, kept in the address: it survives reload, back and sharing the link. */
export interface TableState {
  search: string;
  sort: string;
  descending: boolean;
  page: number;
  /** Chosen value by name of the filter; none where everything is shown. */
  filters: Readonly<Record<string, string>>;
}

/** What belongs to a table in the address. Everything else there is left alone. */
const own = { search: 'q', sort: 'sort', page: 'page' } as const;

export function readTableState(
  params: URLSearchParams,
  { sorts, filters }: { sorts: readonly string[]; filters: readonly string[] },
): TableState {
  const written = params.get(own.sort) ?? '';
  const known = sorts.includes(written.replace(/^-/, '')) ? written : '';
  const page = Number(params.get(own.page));
  return {
    search: params.get(own.search) ?? '',
    sort: known.replace(/^-/, ''),
    descending: known.startsWith('-'),
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

function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** The address after a change. Whatever changes the order or the set leads back to its first page. */
export function writeTableState(before: URLSearchParams, change: Change): URLSearchParams {
  const params = new URLSearchParams(before);
  if (change.search !== undefined) put(params, own.search, change.search);
  if (change.sort !== undefined) {
    put(params, own.sort, change.sort && `${change.descending ? '-' : ''}${change.sort}`);
  }
  for (const [name, value] of Object.entries(change.filters ?? {})) put(params, name, value);
  put(params, own.page, change.page && change.page > 1 ? String(change.page) : '');
  return params;
}
