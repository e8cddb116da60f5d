/** Stores which author is which member, so that a member who changes their name keeps their papers. */
import { limits } from '@lab/contract/api/limits';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { transact } from '../../core/data/firestore.ts';
import { inGroups } from '../../core/data/in-groups.ts';
import { rewriteEach } from '../../core/data/rewrite.ts';
import { isAlreadySaved } from '../../core/data/unchanged.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { authorKeys } from './author-keys.ts';
import { linkedMembers } from './author-members.ts';
import { homeAfter } from './home-after.ts';
import { derivedFields, paperDocument, papersCollection, type StoredPaper } from './paper-store.ts';
import { findSelected } from './selected-papers-store.ts';

/** Firestore takes this many values in a query. */
const keysAtOnce = 30;

/**
 * The papers under the present names of members, found by the id or the account. It may be repeated, also
 * after an interruption.
 */
export async function linkPapersOf(...ids: string[]): Promise<void> {
  const team = await readNames();
  const wanted = new Set(ids);
  const members = team.filter(({ _id, accountUid = '' }) => wanted.has(_id) || wanted.has(accountUid));
  const keys = new Set(members.flatMap(({ name }) => authorKeys(name)));
  for (const group of inGroups([...keys], keysAtOnce)) {
    const theirs = papersCollection()
      .where('keys', 'array-contains-any', group)
      .orderBy(FieldPath.documentId())
      .limit(limits.page);
    for (let after: string | undefined = ''; after !== undefined; ) after = await linkPage(theirs, after);
  }
}

function linkPage(theirs: Query<StoredPaper>, after: string): Promise<string | undefined> {
  return transact(async (tx) => {
    const team = await readNames(tx);
    const { docs } = await tx.get(after ? theirs.startAfter(after) : theirs);
    const linked = docs.flatMap((doc) => {
      const before = doc.data();
      const changes = newLinks(before, team);
      return changes ? [{ id: doc.id, before, changes }] : [];
    });
    const updateHome = await homeAfter(
      tx,
      linked.map(({ id, before, changes }) => ({ id, before, after: { ...before, ...changes } })),
    );
    for (const { id, changes } of linked) tx.update(paperDocument(id), changes);
    updateHome();
    return docs.length === limits.page ? docs.at(-1)?.id : undefined;
  });
}

/** For the upgrade: all papers. */
export async function linkAllPapers(dryRun: boolean): Promise<number> {
  const team = await readNames();
  const changed = await rewriteEach(papersCollection(), {
    dryRun,
    changes: (paper) => newLinks(paper, team),
  });
  if (!dryRun) await transact(async (tx) => writeHome(tx, await findSelected(tx)));
  return changed;
}

function newLinks(paper: StoredPaper, team: Parameters<typeof linkedMembers>[1]) {
  const members = linkedMembers(paper, team);
  if (isAlreadySaved(paper, { members })) return undefined;
  return { members, keys: derivedFields({ ...paper, members }).keys };
}
