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
import { settledMembers } from './author-members.ts';
import { homeAfter } from './home-after.ts';
import { derivedFields, paperDocument, papersCollection, type StoredPaper } from './paper-store.ts';
import { findSelected } from './selected-papers-store.ts';

/** Firestore takes this many values in a query. */
const keysAtOnce = 30;

/** The papers under the present names of members, found by the id or the account. It may be repeated, also after an interruption. */
export async function settlePapersOf(...ids: string[]): Promise<void> {
  const team = await readNames();
  const wanted = new Set(ids);
  const members = team.filter(({ _id, accountUid = '' }) => wanted.has(_id) || wanted.has(accountUid));
  const keys = new Set(members.flatMap(({ name }) => authorKeys(name)));
  for (const group of inGroups([...keys], keysAtOnce)) {
    const theirs = papersCollection()
      .where('keys', 'array-contains-any', group)
      .orderBy(FieldPath.documentId())
      .limit(limits.page);
    for (let after: string | undefined = ''; after !== undefined; ) after = await settlePage(theirs, after);
  }
}

function settlePage(theirs: Query<StoredPaper>, after: string): Promise<string | undefined> {
  return transact(async (tx) => {
    const team = await readNames(tx);
    const { docs } = await tx.get(after ? theirs.startAfter(after) : theirs);
    const settled = docs.flatMap((doc) => {
      const before = doc.data();
      const changes = settling(before, team);
      return changes ? [{ id: doc.id, before, changes }] : [];
    });
    const updateHome = await homeAfter(
      tx,
      settled.map(({ id, before, changes }) => ({ id, before, after: { ...before, ...changes } })),
    );
    for (const { id, changes } of settled) tx.update(paperDocument(id), changes);
    updateHome();
    return docs.length === limits.page ? docs.at(-1)?.id : undefined;
  });
}

/** For the upgrade: all papers. */
export async function settleAllPapers(dryRun: boolean): Promise<number> {
  const team = await readNames();
  const changed = await rewriteEach(papersCollection(), {
    dryRun,
    changes: (paper) => settling(paper, team),
  });
  if (!dryRun) await transact(async (tx) => writeHome(tx, await findSelected(tx)));
  return changed;
}

function settling(paper: StoredPaper, team: Parameters<typeof settledMembers>[1]) {
  const members = settledMembers(paper, team);
  if (isAlreadySaved(paper, { members })) return undefined;
  return { members, keys: derivedFields({ ...paper, members }).keys };
}
