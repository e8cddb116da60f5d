import { workFromItem } from '../work-from-item.ts';
import { readEntries } from './read-entries.ts';

/** The works that an import would make of a file, or what is wrong with an entry. */
export async function worksIn(text: string, name = 'works.csv') {
  const entries = await readEntries(text, name);
  return entries.map(({ item, problem }) => (item && !problem ? workFromItem(item) : problem));
}
