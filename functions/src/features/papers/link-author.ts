/** An admin says which member of the team an author is, or that the author is none of them. */
import { AppError } from '@lab/contract';
import type { LinkAuthor } from '@lab/contract/features/papers/review/schemas';
import { linkTexts } from '@lab/contract/features/papers/review/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { memberIdsIn } from './author-members.ts';
import { homeAfter } from './home-after.ts';
import { target } from './manuscript.ts';
import { derivedFields, paperDocument } from './paper-store.ts';

export function linkAuthor(id: string, { author, member, before }: LinkAuthor, caller: Caller) {
  return transact(async (tx) => {
    const paper = await requireExisting(tx, paperDocument(id), paperTexts.paper.notFound);
    const team = await readNames(tx);
    const at = paper.authors.indexOf(author);
    if (at < 0) throw new AppError('conflict', linkTexts.notAnAuthor(author));
    const nameOf = (memberId: string) => team.find(({ _id }) => _id === memberId)?.name ?? '';
    if (member && !nameOf(member)) throw new AppError('invalid', linkTexts.noMember, ['member']);
    const present = memberIdsIn(team)(paper)[at] ?? '';
    const others = paper.members.filter((entry) => entry.author !== author);
    const isLinked = others.length < paper.members.length;
    if (isLinked && present === member) return { modifiedCount: 1 };
    if (before !== undefined && before !== present) throw new AppError('conflict', linkTexts.changed);
    const members = [...others, { author, member }];
    const after = { ...paper, members };
    const { keys } = derivedFields(after);
    const updateHome = await homeAfter(tx, [{ id, before: paper, after }]);
    tx.update(paperDocument(id), { members, keys, updatedAt: now() });
    updateHome();
    const describe = (memberId: string) => `${author}: ${nameOf(memberId) || linkTexts.nobody}`;
    logActivity(tx, caller, 'edited', target(id, paper), [
      { field: 'authors', before: describe(present), after: describe(member) },
    ]);
    return { modifiedCount: 1 };
  });
}
