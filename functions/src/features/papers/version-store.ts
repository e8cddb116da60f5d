/** Finds works that may be one, and the work of which a former record is a version now. */
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { SameWorks } from '@lab/contract/features/papers/review/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypeOf } from '@lab/contract/features/papers/types';
import { venueOf } from '@lab/contract/features/papers/venue';
import { findDoi } from '@lab/contract/lib/doi';
import { type DocumentSnapshot, FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { iso } from '../../core/data/time.ts';
import { exactKeys, hasSameFirst } from './match-keys.ts';
import { asCards, paperDocument, papersCollection, type StoredPaper } from './paper-store.ts';
import { doiKey } from './search-keys.ts';

/** The work that has absorbed the paper `id`. */
export async function findAbsorbing(id: string, tx?: Transaction) {
  const having = papersCollection().where('absorbed', 'array-contains', id).limit(1);
  const { docs } = await (tx ? tx.get(having) : having.get());
  const [found] = docs;
  return found && { id: found.id, paper: found.data() };
}

/** The one paper whose id begins like this; none where several do. */
export async function findBeginning(beginning: string) {
  const { docs } = await papersCollection()
    .orderBy(FieldPath.documentId())
    .startAt(paperDocument(beginning).id)
    .endAt(`${beginning}\uf8ff`)
    .limit(2)
    .get();
  const [found, other] = docs;
  return found && !other ? { id: found.id, paper: found.data() } : undefined;
}

export const readTwo = (tx: Transaction, id: string, otherId: string) =>
  tx.getAll(paperDocument(id), paperDocument(otherId));

export const lastWritten = ({ updateTime }: DocumentSnapshot) => (updateTime ? iso(updateTime) : '');

/** Those with the same title and first author, and those whose DOI the work names. */
export async function sameWorks(id: string): Promise<SameWorks> {
  const snapshot = await paperDocument(id).get();
  const paper = snapshot.data();
  if (!paper) throw new AppError('not-found', paperTexts.paper.notFound);
  const dois = new Set(doisIn(paper).map(doiKey));
  const keys = [...dois, ...exactKeys({ ...paper, doi: '' })];
  const { docs } = keys.length === 0 ? { docs: [] } : await withKeys(keys).get();
  const same = docs.filter((doc) => {
    const other = doc.data();
    const isNamed = other.doi !== '' && dois.has(doiKey(other.doi));
    return doc.id !== id && (isNamed || hasSameFirst(other, paper));
  });
  return { seen: lastWritten(snapshot), works: same.map(toSameWork) };
}

const withKeys = (keys: string[]): Query<StoredPaper> =>
  asCards(papersCollection().where('matchKeys', 'array-contains-any', keys)).limit(limits.sameWorks);

function doisIn({ doi, links, otherVersions, url }: StoredPaper): string[] {
  const addresses = [links.preprint ?? '', url, ...otherVersions.map(({ link }) => link)];
  return [doi, ...addresses.map((address) => findDoi(address) ?? '')].filter(Boolean);
}

function toSameWork(doc: DocumentSnapshot<StoredPaper>): SameWorks['works'][number] {
  const work = doc.data() as StoredPaper;
  const { type, title, authors, publicationDate, doi } = work;
  return {
    _id: doc.id,
    type: workTypeOf(type),
    title,
    authors,
    publicationDate,
    venue: venueOf(work),
    doi,
    seen: lastWritten(doc),
  };
}
