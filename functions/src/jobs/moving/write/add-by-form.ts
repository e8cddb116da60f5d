/** Adds one record as its form does, with all that its kind checks, and notes where it came from. */
import type { Values } from '@lab/contract/core/content/field';
import type { Content } from '../../../core/content/content-handlers.ts';
import { digestOf } from '../../../core/data/digest.ts';
import { transact } from '../../../core/data/firestore.ts';
import { replyOf } from '../../../core/http/handler.ts';
import { type MovedKind, noteMoved, readMove } from './move-store.ts';
import type { Writing } from './writing.ts';

interface Given {
  kind: MovedKind;
  content: Content;
  from: string;
  values: Values;
}

/** Returns its id; throws what is wrong with it. */
export async function addByForm({ move, caller }: Writing, given: Given): Promise<string> {
  const { kind, content, from, values } = given;
  // The same record is not made twice, also where the note of it was lost.
  const once = { ...caller, submission: digestOf(`${move.id} ${from}`) };
  const created = await content.handlers.create({
    body: values as never,
    caller: once,
    params: {},
    query: undefined as never,
  });
  const { insertedId: id } = replyOf(created) as { insertedId: string };
  await transact(async (tx) =>
    noteMoved(tx, move.id, move.name, await readMove(move.id, tx), { records: [{ from, kind, id }] }),
  );
  return id;
}
