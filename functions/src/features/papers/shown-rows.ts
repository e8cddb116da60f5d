/** Rows of papers in replies. */
import type { SelectedPaper } from '@lab/contract/features/papers/schemas';
import { withDrawings } from '../../core/math/stored.ts';
import type { NamedPerson } from '../../core/summaries/names-store.ts';
import { memberIdsIn } from './author-members.ts';
import type { WithNotice } from './paper-store.ts';
import type { SelectedRow } from './selected-papers-store.ts';

/** `drawn` and `notice` are left out when they are empty. */
export function asListed<Listed extends { drawn?: unknown } & WithNotice>({ notice, ...paper }: Listed) {
  return { ...withDrawings(paper), ...(notice && { notice }) };
}

export function shownRows(rows: readonly SelectedRow[], people: readonly NamedPerson[]): SelectedPaper[] {
  const idsOf = memberIdsIn(people);
  return rows.map(({ members, ...paper }) => ({
    ...asListed(paper),
    memberIds: idsOf({ authors: paper.authors, members }),
  }));
}
