import { plainMath } from '@lab/contract/core/math/plain';
import { type PaperFieldType, paperFieldsOf } from '@lab/contract/features/papers/fields';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';

/** The columns of admin tables for all fields of these types. */
export function paperColumns(...types: Exclude<PaperFieldType, 'links'>[]) {
  return paperFieldsOf(...types).map((name) => ({
    name,
    label: paperTexts.fields[name],
    value: (paper: Paper) => plainMath([paper[name] ?? ''].flat().join('; ')),
  }));
}
