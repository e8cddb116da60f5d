/** A large lab's works with less: surnames, the shortest beginnings of ids, and no keywords. */
import { parseName } from '../citations/names.ts';
import { spellingsOf } from '../citations/spellings.ts';
import { cutIdEnd } from './cut-id.ts';
import type { Entry } from './entry.ts';
import { searchLimits } from './limits.ts';

const shortest = 4;

export function compactWorks(works: readonly Entry[]): Entry[] {
  if (works.length <= searchLimits.wholeWorks) return [...works];
  const ids = shortIds(works.map(({ id }) => id));
  return works.map((work) => ({
    ...work,
    id: ids.get(work.id) ?? work.id,
    names: work.names.map(surnameOf),
    note: '',
    words: '',
  }));
}

/** With the word before it, which may belong to it: `Janapa Reddi` is the surname of Vijay Janapa Reddi. */
function surnameOf(name: string): string {
  const surnames = spellingsOf(name).map((spelling) => {
    const { given = '', family } = parseName(spelling);
    const [, ...further] = given.split(' ');
    const before = further.findLast((word) => !/^.\.?$/u.test(word)) ?? '';
    return family ? [before, family].filter(Boolean).join(' ') : spelling;
  });
  return surnames.join(' ');
}

/** In the order of the ids; each has to differ from those beside it. */
function shortIds(ids: readonly string[]): Map<string, string> {
  const sorted = ids.toSorted();
  const alike = (a: string, b = '') => {
    let same = 0;
    while (same < a.length && a[same] === b[same]) same += 1;
    return same;
  };
  return new Map(
    sorted.map((id, index) => {
      const same = Math.max(alike(id, sorted[index - 1]), alike(id, sorted[index + 1]));
      const length = Math.max(shortest, same + 1);
      return [id, id.length > length ? `${id.slice(0, length)}${cutIdEnd}` : id];
    }),
  );
}
