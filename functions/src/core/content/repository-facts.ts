/** What is stored beside a record about its repository. No form sends it, so an edit keeps it. */
import type { FromRepository } from '@lab/contract/lib/repositories/schemas';
import { fillPart, pickShape } from '../data/shape.ts';
import { iso, noTime } from '../data/time.ts';
import { keyOf } from './repository-address.ts';

const emptyFacts = {
  /** Of which repository they are (repository-address.ts). */
  key: '',
  stars: null as number | null,
  version: '',
  releasedAt: '',
  apa: [{ text: '', italic: false }],
  bibtex: '',
  readAt: noTime,
  triedAt: noTime,
  problem: '' as FromRepository['problem'],
  failures: 0,
};

export type StoredFacts = typeof emptyFacts;

export const noFacts: StoredFacts = { ...emptyFacts, apa: [] };

export interface Read {
  fromRepository?: StoredFacts;
}

/** Empty if nothing was read from this address yet. */
export function factsOf({ fromRepository }: Read, address: string): StoredFacts {
  const facts = fillPart(emptyFacts, fromRepository);
  return facts.key === keyOf(address) ? facts : noFacts;
}

/** For replies: nothing about another repository than the one that the record names now. */
export function shownFacts(
  stored: Read & Readonly<Record<string, unknown>>,
  field: string,
): { fromRepository?: FromRepository } {
  const facts = factsOf(stored, String(stored[field]));
  if (!facts.key) return {};
  const { key, triedAt, readAt, ...shown } = pickShape(emptyFacts, facts);
  return { fromRepository: { ...shown, readAt: readAt.toMillis() > 0 ? iso(readAt) : '' } };
}
