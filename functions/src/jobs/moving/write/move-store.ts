/**
 * `moves`: what came from a site, so that it comes once, and can be taken back. The id is made from the name
 * and the address of the site.
 */
import type { Kinds } from '@lab/contract/kinds/kinds';
import type { Transaction } from 'firebase-admin/firestore';
import { repeatableId } from '../../../core/data/digest.ts';
import { collection, transact } from '../../../core/data/firestore.ts';
import type { Shape } from '../../../core/data/shape.ts';
import { noTime, now } from '../../../core/data/time.ts';
import type { Site } from '../description.ts';

/** `labInfo`: the text of the home page, which became the overview. */
export type MovedKind = keyof Kinds | 'freePages' | 'labInfo';

const shape = {
  name: '',
  createdAt: noTime,
  /** By the file of the site, and the number in it where that holds several. */
  records: [{ from: '', kind: 'news' as MovedKind, id: '' }],
  imports: [''],
  /** Old addresses in the settings, where moves wrote them before decision 100. */
  redirects: [''],
};

export type Move = typeof shape;

const document = (id: string) => collection<Move>('moves', shape as Shape<Move>).doc(id);

export const moveId = ({ name, address, knownBy }: Pick<Site, 'name' | 'address' | 'knownBy'>) =>
  repeatableId(knownBy ?? `${name} ${address}`);

export async function readMove(id: string, tx?: Transaction): Promise<Move | undefined> {
  return (await (tx ? tx.get(document(id)) : document(id).get())).data();
}

/** Adds to what is noted. The transaction has read `move`. */
export function noteMoved(
  tx: Transaction,
  id: string,
  name: string,
  move: Move | undefined,
  more: Partial<Move>,
): void {
  const { records = [], imports = [], redirects = [], createdAt = now() } = move ?? {};
  tx.set(document(id), {
    name,
    createdAt,
    records: [...records, ...(more.records ?? [])],
    imports: [...imports, ...(more.imports ?? [])],
    redirects: [...redirects, ...(more.redirects ?? [])],
  });
}

export const noteOverview = ({ id, name }: { id: string; name: string }, from: string): Promise<void> =>
  transact(async (tx) =>
    noteMoved(tx, id, name, await readMove(id, tx), { records: [{ from, kind: 'labInfo', id: 'overview' }] }),
  );

export const forgetMove = async (id: string) => void (await document(id).delete());
