/** The kinds of records that an admin can delete and restore. */
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import type { Restorable } from '../core/removed/removed-store.ts';
import { restorablePaper } from '../features/papers/restorable-paper.ts';
import { storedContent } from './content-kinds.ts';

const all = [restorablePaper, ...storedContent.map(({ restorable }) => restorable)];

export const restorable = Object.fromEntries(all.map((each) => [each.kind, each])) as Record<
  RestorableKind,
  Restorable
>;
