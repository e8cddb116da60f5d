import { AppError } from '@lab/contract';
import type { Values } from '@lab/contract/core/content/field';
import { readTogether } from '../../data/read-together.ts';
import { addingMembers, hidingEmails, rowsOf, toReply } from './replies.ts';
import { declarationOf, type StoredKind } from './stored-kind.ts';

export async function get(kind: StoredKind, { params: { id } }: { params: { id: string } }) {
  // At the same time, so that all need one read of `public/home`.
  const [found, withMembers, withoutHidden, areas] = await Promise.all([
    read(kind, id),
    addingMembers(kind),
    hidingEmails(kind),
    kind.references.areas(),
  ]);
  return kind.references.named(withMembers(withoutHidden(found)), areas);
}

/** From the summary, if it has whole records. */
async function read(kind: StoredKind, id: string): Promise<Values> {
  const { store, summary } = kind;
  const found = summary?.hasRecords
    ? (await rowsOf(summary)).find(({ _id }) => _id === id)
    : await readTogether(store.document(id)).then((stored) => stored && toReply(kind, id, stored));
  if (!found) throw new AppError('not-found', declarationOf(kind).words.notFound);
  return found;
}
