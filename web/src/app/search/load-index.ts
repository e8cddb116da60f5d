/** Fetches the index and makes it ready, when the search is first opened. */
import { searchList, searchPart } from '@lab/contract/features/pages/search-files';
import { unpack } from '@lab/contract/features/search/pack';
import { makeIndexSlowly, type SearchIndex } from '@lab/contract/features/search/search-index';
import { minute } from '@lab/contract/lib/durations';
import { queryOptions } from '@tanstack/react-query';
import { noteCall } from '../../lib/online.ts';
import { timeouts, withTimeout } from '../../lib/timeouts.ts';

async function textOf(address: string, cache: RequestCache = 'default'): Promise<string> {
  const get = async (signal: AbortSignal) => {
    const answer = await fetch(address, { cache, signal });
    noteCall(true);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  };
  return withTimeout(timeouts.call, get).catch((error: unknown) => {
    if (error instanceof TypeError) noteCall(false);
    throw error;
  });
}

async function allOf(list: string) {
  const [names = '', ...rest] = list.split('\n');
  const parts = await Promise.all(
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => textOf(searchPart(name))),
  );
  return [...parts, rest.join('\n')].flatMap(unpack);
}

/** Between two slices the page answers to keys. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

let known: { list: string; index: SearchIndex } | undefined;

async function loadIndex(): Promise<SearchIndex> {
  let list = await textOf(searchList);
  if (known?.list === list) return known.index;
  // A part that has gone was replaced after its list was kept somewhere.
  const entries = await allOf(list).catch(async () => {
    list = await textOf(searchList, 'reload');
    return allOf(list);
  });
  known = { list, index: await makeIndexSlowly(entries, pause) };
  return known.index;
}

export const indexQuery = queryOptions({
  queryKey: [searchList],
  queryFn: loadIndex,
  // Enter leads to the page of the search meanwhile.
  retry: 1,
  staleTime: minute,
  structuralSharing: false,
});
