/**
 * How many works of a year are in which group (contract/src/features/papers/counts.ts), in one short text,
 * because the document that every page reads holds it: `ar12 arcp3` are 12 articles, and 3 with code and a
 * PDF.
 */
import { type PaperFlag, paperFlags } from '@lab/contract/features/papers/flags';
import { workTypes } from '@lab/contract/features/papers/types';

const shortType = (type: string) => type.slice(0, 2);
const shortFlag = (flag: PaperFlag) => flag.slice(0, 1);

export type Groups = ReadonlyMap<string, number>;

export function packGroups(groups: Groups): string {
  const packed = [...groups].map(([group, count]) => {
    const [type = '', ...flags] = group.split(' ');
    return `${shortType(type)}${(flags as PaperFlag[]).map(shortFlag).join('')}${count}`;
  });
  return packed.join(' ');
}

export function unpackGroups(packed: string): Map<string, number> {
  const found = [...packed.matchAll(/([a-z]{2})([a-z]{0,3})(\d{1,9})/g)].flatMap(
    ([, short, marks = '', count]) => {
      const type = workTypes.find((type) => shortType(type) === short);
      const flags = paperFlags.filter((flag) => marks.includes(shortFlag(flag)));
      return type ? [[[type, ...flags].join(' '), Number(count)] as const] : [];
    },
  );
  return new Map(found);
}
