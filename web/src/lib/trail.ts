/** The way of this visit: the pages behind the present one, and what lists among them showed. */
import { entryNumber } from './history-guard.ts';

export interface Listed {
  to: string;
  title: string;
}

interface ShownList {
  records: readonly Listed[];
  /** How many a search found. */
  results?: number | undefined;
}

export interface ListBehind extends ShownList {
  /** With the search and the view that the list had. */
  address: string;
  /** How many entries of the history it is away. */
  steps: number;
}

const visited = new Map<number, string>();
const lists = new Map<string, ShownList>();
/** A search that is typed shows a list for each letter. */
const keptLists = 30;

export function noteVisit(address: string): void {
  const number = entryNumber();
  if (number !== undefined) visited.set(number, address);
}

export function noteList(address: string, shown: ShownList): void {
  lists.delete(address);
  lists.set(address, shown);
  const [oldest] = lists.keys();
  if (lists.size > keptLists && oldest !== undefined) lists.delete(oldest);
}

/** The list at this path that was open last on the way to the history entry of this number. */
export function listBehind(path: string, number: number): ListBehind | undefined {
  for (let at = number - 1; at > 0; at--) {
    const address = visited.get(at);
    if (address === undefined) return undefined;
    if (address.split('?', 1)[0] === path)
      return { records: [], ...lists.get(address), address, steps: number - at };
  }
  return undefined;
}
