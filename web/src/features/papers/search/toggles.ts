/** The filters that are one press each, and how many works each would show. */
import { type CountedYear, countOf } from '@lab/contract/features/papers/counts';
import { paperFilterIn } from '@lab/contract/features/papers/filter';
import { type PaperFlag, paperFlags } from '@lab/contract/features/papers/flags';
import { type WorkType, workTypes } from '@lab/contract/features/papers/types';
import type { PaperFilter } from '../queries.ts';

export interface Toggle {
  word: PaperFlag | WorkType;
  isOn: boolean;
  /** Undefined where nobody knows without reading. */
  count: number | undefined;
  /** The filters after a press. */
  leadsTo: Record<string, string>;
}

export function togglesOf(
  { cursor: _ofTheOldList, ...filter }: PaperFilter,
  years: readonly CountedYear[],
): Toggle[] {
  function toggle(word: PaperFlag | WorkType, name: PaperFlag | 'type', value: string): Toggle[] {
    const isOn = filter[name] === value;
    const alone = { [name]: value };
    const count = countOf(years, { ...filter, ...alone });
    // Before the works are counted nobody knows what there is to press.
    if (!isOn && !(count ?? countOf(years, alone))) return [];
    const pressed = { ...filter, [name]: isOn ? '' : value };
    return [{ word, isOn, count, leadsTo: paperFilterIn(new URLSearchParams(pressed)) }];
  }
  const flags = paperFlags.flatMap((flag) => toggle(flag, flag, 'true'));
  const types = workTypes.flatMap((type) => toggle(type, 'type', type));
  // The only type is no choice.
  return types.length > 1 || filter.type ? [...flags, ...types] : flags;
}
