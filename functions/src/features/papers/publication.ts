/** A work that visitors did not read until now: of a request, of a draft, or one that was withdrawn. */

import { logActivity } from '../../core/activity/activity-store.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { renderFormulas } from '../../core/math/render.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import type { NamedArea } from '../areas/area-names.ts';
import { linkedMembers } from './author-members.ts';
import { workVersions } from './drafts/work-values.ts';
import { homeAfter } from './home-after.ts';
import { target } from './manuscript.ts';
import { derivedFields, paperDocument, type StoredManuscript, type StoredPaper } from './paper-store.ts';

interface Publishing {
  areas: readonly NamedArea[];
  caller: Caller;
  /** The work as it was when it was withdrawn. */
  earlier?: StoredPaper | undefined;
}

/** Reads, so it must be called before the transaction writes; `write` writes. */
export async function publication(
  tx: Transaction,
  id: string,
  stored: StoredManuscript & Partial<StoredPaper>,
  { areas, caller, earlier }: Publishing,
) {
  const members = linkedMembers({ members: [], ...stored }, await readNames(tx));
  const drawn = await renderFormulas(stored.title, stored.details);
  const paper: StoredPaper = { ...stored, ...derivedFields({ ...stored, members }), members, drawn };
  const updateHome = await homeAfter(tx, [{ id, after: paper }]);
  const { keepVersion } = await import('../../core/content/drafts/version-store.ts');
  return {
    paper,
    write() {
      const version = keepVersion(tx, caller, workVersions(areas), id, paper, earlier);
      tx.create(paperDocument(id), { ...paper, ...version });
      updateHome();
      logActivity(tx, caller, 'published', target(id, paper));
    },
  };
}
