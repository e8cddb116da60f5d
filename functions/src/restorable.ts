/** The kinds of records that an admin can delete and restore. */
import type { RestorableKind } from '@lab/contract/kinds';
import { storedContent } from './content-kinds.ts';
import { restorablePaper } from './papers/restorable-paper.ts';
import type { Restorable } from './removed/removed-store.ts';

const all = [restorablePaper, ...storedContent.map(({ restorable }) => restorable)];

export const restorable = Object.fromEntries(all.map((each) => [each.kind, each])) as Record<
  RestorableKind,
  Restorable
>;
