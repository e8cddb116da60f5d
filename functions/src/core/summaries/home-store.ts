/**
 * `public/home`: the content of the most visited pages in one document, so that they cost one read at any
 * size of the lab. Each part belongs to a feature and is rewritten in the transaction that changes its
 * source, from all of its source.
 */
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import { pageLimits } from '@lab/contract/features/free-pages/limits';
import { legalLimits } from '@lab/contract/features/legal/limits';
import { declarations } from '@lab/contract/kinds/declarations';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../data/firestore.ts';
import { readTogether } from '../data/read-together.ts';
import { fillPart, pickShape } from '../data/shape.ts';
import { withinBytes } from '../math/stored.ts';

type Parts = Partial<Record<string, unknown>>;

/** For the number of records of a kind that is listed in `public/made`, or a yes or no. */
const bytesOfCount = 10;

/** The most that each part may take of a document's 1 MiB. */
export const homeBytes: Readonly<Record<string, number>> = {
  ...limits.homeBytes,
  freePages: pageLimits.homeBytes,
  legal: legalLimits.homeBytes,
  subscriptions: bytesOfCount,
  ...Object.fromEntries(
    Object.values<AnyDeclaration>(declarations).flatMap(({ home, output, collection: counted }) => {
      if (home) return [[home.part, home.bytes]];
      return output ? [[counted, bytesOfCount]] : [];
    }),
  ),
};

const document = () => collection<Parts>('public', {}).doc('home');

/** `shape` has the default values for what an earlier version did not write, as for a collection. */
export function homePart<Value>(name: string, shape: Value) {
  /** In a transaction, when what is written depends on it. */
  async function read(tx?: Transaction): Promise<Value> {
    const stored = tx ? (await tx.get(document())).data() : await readTogether(document());
    return fillPart(shape, stored?.[name]);
  }
  return {
    read,
    /** Only the fields in the shape, without those that the server keeps for itself. */
    shown: async (): Promise<Value> => pickShape(shape, await read()),
    /** For `writeHome`, which writes one or several. */
    of: (value: Value): Parts => ({ [name]: value }),
  };
}

/**
 * All parts as they are stored. Decoding the document takes time, so this is for those who ask about many
 * parts.
 */
export async function readParts(tx?: Transaction): Promise<Parts> {
  return (tx ? (await tx.get(document())).data() : await readTogether(document())) ?? {};
}

export function writeHome(tx: Transaction, parts: Parts): void {
  const fitted = Object.entries(parts).map(([name, part]) => {
    const most = homeBytes[name] ?? 0;
    const value = Array.isArray(part) ? withinBytes(part, most) : part;
    if (Buffer.byteLength(JSON.stringify(value)) > most) {
      throw new AppError('conflict', errorTexts.listFull);
    }
    return [name, value];
  });
  const names = Object.keys(parts);
  if (names.length > 0) tx.set(document(), Object.fromEntries(fitted), { mergeFields: names });
}
