/** Changes of a published paper; each is one transaction. */
import { isDeepStrictEqual } from 'node:util';
import { type Manuscript, paperFieldNames } from '@lab/contract/features/papers/fields';
import { noticeSentence, type PaperNotice } from '@lab/contract/features/papers/notices';
import type { CorrectPaper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { fieldChanges } from '../../core/activity/field-changes.ts';
import { requireExisting, type Transaction, transact } from '../../core/data/firestore.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import type { Caller } from '../../core/http/caller.ts';
import { storeRemoved } from '../../core/removed/removed-store.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import type { NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { linkedMembers } from './author-members.ts';
import { leavingSite } from './drafts/leaving.ts';
import { workVersions } from './drafts/work-values.ts';
import { homeAfter } from './home-after.ts';
import { editedManuscript, seenManuscript, target } from './manuscript.ts';
import { notifierOfOwner } from './notify-author.ts';
import { furtherChange, withAreaId } from './paper-areas.ts';
import { paperDocument, type StoredPaper, withoutOldArea } from './paper-store.ts';
import { restorablePaper } from './restorable-paper.ts';
import { computed, loggedWithText } from './written.ts';

export function correctPaper(id: string, { before, ...body }: CorrectPaper, caller: Caller) {
  return transact(async (tx) => {
    await correctIn(tx, id, {
      body,
      caller,
      requireSeen: (paper, areas) => requireUnchanged(paper, seenManuscript(before, areas, body)),
    });
    return { modifiedCount: 1 };
  });
}

interface Correction {
  body: Partial<Manuscript>;
  caller: Caller;
  /** Throws if the work says something else than the caller saw. */
  requireSeen(paper: StoredPaper, areas: readonly NamedArea[]): void;
  /** Names each field, so a picture or a link that it lacks goes. */
  isWhole?: boolean;
  action?: 'edited' | 'published';
}

export async function correctIn(tx: Transaction, id: string, correction: Correction): Promise<void> {
  const { body, caller, requireSeen, isWhole = false, action = 'edited' } = correction;
  const stored = await requireExisting(tx, paperDocument(id), paperTexts.paper.notFound);
  const areas = await listedAreas.read(tx);
  const paper = withAreaId(stored, areas);
  const written = editedManuscript(body, isWhole ? { ...paper, image: '', links: {} } : paper, areas);
  if (isAlreadySaved(paper, written)) return;
  requireSeen(paper, areas);
  const members = linkedMembers({ ...paper, ...written }, await readNames(tx));
  const changes = await computed(paper, { ...written, members });
  const after = { ...paper, ...changes };
  const updateHome = await homeAfter(tx, [{ id, before: paper, after }]);
  const notify = await notifierOfOwner(tx, paper, caller);
  const { keepVersion } = await import('../../core/content/drafts/version-store.ts');
  const version = keepVersion(tx, caller, workVersions(areas), id, after, paper);
  const old = written.areaId !== undefined && withoutOldArea();
  tx.update(paperDocument(id), { ...changes, ...version, ...old });
  updateHome();
  notify('corrected', id, changes.title, newNotices(paper.notices, changes.notices));
  logActivity(tx, caller, action, target(id, after), [
    ...fieldChanges(paper, changes, paperFieldNames, loggedWithText),
    ...furtherChange(paper, after, areas),
  ]);
}

/** The message to the author about notices that this correction adds. */
const newNotices = (before: PaperNotice[], after: PaperNotice[]) =>
  after
    .filter((notice) => !before.some((old) => isDeepStrictEqual(old, notice)))
    .map(noticeSentence)
    .join('\n');

export function retractPaper(id: string, caller: Caller) {
  return transact(async (tx) => {
    const { paper, write } = await takingAway(tx, id, caller);
    const leave = await leavingSite(tx, id, paper);
    write();
    storeRemoved(tx, restorablePaper, id, paper);
    leave();
    logActivity(tx, caller, 'deleted', target(id, paper));
    return { deletedCount: 1 };
  });
}

/**
 * Visitors do not find the work any more, and its author is told. Reads, so it must be called before the
 * transaction writes; `write` writes.
 */
export async function takingAway(tx: Transaction, id: string, caller: Caller) {
  const paper = await requireExisting(tx, paperDocument(id), paperTexts.paper.notFound);
  const updateHome = await homeAfter(tx, [{ id, before: paper }]);
  const notify = await notifierOfOwner(tx, paper, caller);
  return {
    paper,
    write() {
      tx.delete(paperDocument(id));
      updateHome();
      notify('retracted', id, paper.title);
    },
  };
}
