/** How works show the names of people, in a lab that writes all family names first: decision 098. */
import { familyNamesFirst, type OrderedName, toldByParts } from '@lab/contract/features/citations/name-order';
import type { Name } from '@lab/contract/features/citations/names';
import { familyNamesAreFirst } from '../settings/name-order.ts';

interface Work {
  authors: readonly string[];
  editors?: readonly string[];
  nameParts?: readonly Name[];
}

interface Names {
  names?: string[];
  editorNames?: string[];
}

export type NamesInOrder = (work: Work, told?: readonly OrderedName[]) => Names;

/**
 * `told` is what is kept of the parts where the work has none. Costs no read beside others of `public/home`.
 */
export async function namesInOrder(): Promise<NamesInOrder> {
  if (!(await familyNamesAreFirst())) return () => ({});
  return ({ authors, editors = [], nameParts }, told = toldByParts([...authors, ...editors], nameParts)) => ({
    names: familyNamesFirst(authors, told),
    ...(editors.length > 0 && { editorNames: familyNamesFirst(editors, told) }),
  });
}
