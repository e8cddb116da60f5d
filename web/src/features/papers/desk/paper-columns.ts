import { plainMath } from '@lab/contract/math/plain';
import { type Kind, namesOf } from '@lab/contract/papers/fields';
import type { Paper } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';

/** The columns of admin tables for all fields of these kinds. */
export function paperColumns(...kinds: Exclude<Kind, 'links'>[]) {
  return namesOf(...kinds).map((name) => ({
    name,
    label: paperTexts.fields[name],
    value: (paper: Paper) => plainMath([paper[name] ?? ''].flat().join('; ')),
  }));
}
