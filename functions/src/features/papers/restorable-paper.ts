import { plainMath } from '@lab/contract/core/math/plain';
import { withNameParts } from '@lab/contract/features/citations/name-parts';
import { paperFieldsOf } from '@lab/contract/features/papers/fields';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import { workTypeOf } from '@lab/contract/features/papers/types';
import type { Transaction } from '../../core/data/firestore.ts';
import { fill } from '../../core/data/shape.ts';
import type { Caller } from '../../core/http/caller.ts';
import { renderFormulas } from '../../core/math/render.ts';
import { type Restorable, removedOf } from '../../core/removed/removed-store.ts';
import { areaIdOf, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { countInArea } from '../areas/in-area-store.ts';
import { cancelNotification } from '../mail/notify.ts';
import { membersByName } from './author-members.ts';
import { homeAfter } from './home-after.ts';
import { mailIdOf } from './notify-author.ts';
import { furtherAreas, withAreaId } from './paper-areas.ts';
import {
  areaFields,
  derivedFields,
  paperDocument,
  paperShape,
  papersCollection,
  type StoredPaper,
  withoutItsAuthor,
} from './paper-store.ts';
import { type VersionOf, withoutVersion } from './version-of.ts';
import { findAbsorbing } from './version-store.ts';
import { changeOfVersions, computed } from './written.ts';

/** A paper that became a version of another one says so while it can be put back. */
type RemovedPaper = StoredPaper & { versionOf?: VersionOf };

export const restorablePaper: Restorable<RemovedPaper> = {
  kind: 'paper',

  nameOf: ({ title }) => plainMath(title),

  async putBack(tx, id, { versionOf, ...removed }, caller) {
    const paper = await asPaper(tx, removed);
    const left = versionOf && (await leaveWork(tx, { ...paper, id, versionOf }, caller));
    const updateHome = await homeAfter(tx, [{ id, after: paper }, ...(left ? [left] : [])]);
    const writeBack = await writerBack();
    left?.write();
    writeBack(tx, id, paper);
    updateHome();
    return { name: paper.title, ownerUid: paper.uid };
  },

  withoutAuthor: (record, alias) => withoutItsAuthor(fill(paperShape, record), alias),
};

interface Leaving {
  id: string;
  title: string;
  versionOf: VersionOf;
  /** Ids of papers that became versions of the record before. */
  absorbed?: string[];
}

/**
 * Takes the record out of the work of which it was a version. Reads, so it must be called before the
 * transaction writes; `write` writes. Undefined if the work is gone.
 */
async function leaveWork(tx: Transaction, { id, title, versionOf, absorbed = [] }: Leaving, caller: Caller) {
  const work = await findAbsorbing(id, tx);
  if (!work) return undefined;
  const { paper } = work;
  const changes = {
    ...(await computed(paper, withoutVersion(paper, versionOf))),
    absorbed: paper.absorbed?.filter((other) => other !== id && !absorbed.includes(other)) ?? [],
  };
  return changeOfVersions(tx, work, changes, versionTexts.takenOut(plainMath(title)), caller);
}

/** A removed record as a paper of today; an earlier version may have deleted it. */
export async function asPaper(tx: Transaction, removed: StoredPaper): Promise<StoredPaper> {
  const record = fill(paperShape, removed);
  const inArea = record.areaId ? record : withAreaId(record, await listedAreas.read(tx));
  const drawn = await renderFormulas(inArea.title, inArea.details);
  const named = { ...withNameParts(inArea, inArea.nameParts), members: membersByName(inArea.members) };
  return { ...named, type: workTypeOf(inArea.type), ...derivedFields(named), drawn };
}

/**
 * Its author no longer needs to know that it was removed. Loads what it needs; the returned function writes.
 */
export async function writerBack() {
  const { keepVersions } = await import('../../core/content/drafts/version-store.ts');
  return (tx: Transaction, id: string, paper: StoredPaper): void => {
    tx.create(paperDocument(id), paper);
    keepVersions(tx, { name: 'paper' }, id, paper);
    cancelNotification(tx, mailIdOf('retracted', id));
  };
}

/** Their files are kept, because the papers can be put back. */
export async function filesOfRetracted(tx?: Transaction): Promise<string[]> {
  const removed = await removedOf<StoredPaper>('paper', tx);
  return removed.flatMap(({ record }) => paperFieldsOf('picture', 'file').map((name) => record[name]));
}

async function retractedPapers(tx: Transaction): Promise<StoredPaper[]> {
  const removed = await removedOf<StoredPaper>('paper', tx);
  return removed.filter(({ isLate }) => !isLate).map(({ record }) => record);
}

/** Retracted papers count as long as they can be put back. */
export async function papersInArea(tx: Transaction, area: NamedArea): Promise<number> {
  const [papers, retracted] = await Promise.all([
    countInArea(tx, papersCollection(), area, 'category', areaFields),
    retractedPapers(tx),
  ]);
  const isIn = (paper: StoredPaper) =>
    areaIdOf([area], paper, paper.category) === area._id || furtherAreas(paper, [area]).length > 0;
  return papers + retracted.filter(isIn).length;
}
