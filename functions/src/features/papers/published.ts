/** Changes of a published paper; each is one transaction. */
import { isDeepStrictEqual } from 'node:util';
import { paperFieldNames } from '@lab/contract/features/papers/fields';
import { noticeSentence, type PaperNotice } from '@lab/contract/features/papers/notices';
import type { CorrectPaper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { fieldChanges } from '../../core/activity/field-changes.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import type { Caller } from '../../core/http/caller.ts';
import { storeRemoved } from '../../core/removed/removed-store.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { listedAreas } from '../areas/area-store.ts';
import { linkedMembers } from './author-members.ts';
import { homeAfter } from './home-after.ts';
import { editedManuscript, seenManuscript, target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import { furtherChange, withAreaId } from './paper-areas.ts';
import { paperDocument, withoutOldArea } from './paper-store.ts';
import { restorablePaper } from './restorable-paper.ts';
import { computed, loggedWithText } from './written.ts';

export function correctPaper(id: string, { before, ...body }: CorrectPaper, caller: Caller) {
  return transact(async (tx) => {
    const stored = await requireExisting(tx, paperDocument(id), paperTexts.paper.notFound);
    const areas = await listedAreas.read(tx);
    const paper = withAreaId(stored, areas);
    const written = editedManuscript(body, paper, areas);
    if (isAlreadySaved(paper, written)) return { modifiedCount: 1 };
    requireUnchanged(paper, seenManuscript(before, areas, body));
    const members = linkedMembers({ ...paper, ...written }, await readNames(tx));
    const changes = await computed(paper, { ...written, members });
    const after = { ...paper, ...changes };
    const updateHome = await homeAfter(tx, [{ id, before: paper, after }]);
    const notify = await notifierOfOwner(tx, paper, caller);
    tx.update(paperDocument(id), { ...changes, ...(written.areaId !== undefined && withoutOldArea()) });
    updateHome();
    notify('corrected', id, changes.title, newNotices(paper.notices, changes.notices));
    logActivity(tx, caller, 'edited', target(id, after), [
      ...fieldChanges(paper, changes, paperFieldNames, loggedWithText),
      ...furtherChange(paper, after, areas),
    ]);
    return { modifiedCount: 1 };
  });
}

/** The message to the author about notices that this correction adds. */
const newNotices = (before: PaperNotice[], after: PaperNotice[]) =>
  after
    .filter((notice) => !before.some((old) => isDeepStrictEqual(old, notice)))
    .map(noticeSentence)
    .join('\n');

export function retractPaper(id: string, caller: Caller) {
  return transact(async (tx) => {
    const paper = await requireExisting(tx, paperDocument(id), paperTexts.paper.notFound);
    const updateHome = await homeAfter(tx, [{ id, before: paper }]);
    const notify = await notifierOfOwner(tx, paper, caller);
    tx.delete(paperDocument(id));
    updateHome();
    storeRemoved(tx, restorablePaper, id, paper);
    notify('retracted', id, paper.title);
    logActivity(tx, caller, 'deleted', target(id, paper));
    return { deletedCount: 1 };
  });
}
