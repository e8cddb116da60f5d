/** The selected works, the newest first, as home and members' pages show them: a part of `public/home`. */
import { limits } from '@lab/contract/api/limits';
import { type OrderedName, toldByParts } from '@lab/contract/features/citations/name-order';
import { noticeOf } from '@lab/contract/features/papers/notices';
import type { SelectedPaper } from '@lab/contract/features/papers/schemas';
import { pdfOf, shownLinkNames } from '@lab/contract/features/papers/shown-links';
import { workTypeOf } from '@lab/contract/features/papers/types';
import { venueFields, venueOf } from '@lab/contract/features/papers/venue';
import type { Transaction } from 'firebase-admin/firestore';
import { pickShape } from '../../core/data/shape.ts';
import { cardFormulas, formulasShape, withCheckedFormulas } from '../../core/math/stored.ts';
import { homePart } from '../../core/summaries/home-store.ts';
import type { NamedPerson } from '../../core/summaries/names-store.ts';
import { memberIdsIn } from './author-members.ts';
import type { NamesInOrder } from './names-in-order.ts';
import {
  areaFields,
  asCards,
  noPlace,
  type PaperChange,
  type Placed,
  papersCollection,
  placeOf,
  type StoredPaper,
  type WithNotice,
} from './paper-store.ts';
import { selectedKey } from './search-keys.ts';

export type SelectedRow = Omit<SelectedPaper, 'memberIds' | 'notice' | 'names'> &
  WithNotice &
  Placed &
  Pick<StoredPaper, 'members'> & { ordered: OrderedName[] };

/** An award is short; a longer note is only on the page of the work. */
const longestNote = 120;

const noLinks = Object.fromEntries(shownLinkNames.map((name) => [name, '']));

const emptyRow: SelectedRow = {
  _id: '',
  type: 'article',
  title: '',
  drawn: formulasShape,
  publisher: '',
  publicationDate: '',
  authors: [''],
  doi: '',
  pdf: '',
  image: '',
  note: '',
  links: noLinks,
  notice: '',
  members: [{ author: '', member: '' }],
  ordered: [{ of: '', as: '' }],
  ...noPlace,
};

export const selectedPapers = homePart<SelectedRow[]>('selected', [emptyRow]);

/** What a row is made from. */
export const rowFields = [
  'title',
  'drawn',
  'publicationDate',
  'authors',
  'nameParts',
  'doi',
  'pdf',
  'url',
  'image',
  'note',
  'links',
  'notices',
  'members',
  ...areaFields,
  ...venueFields,
] as const satisfies (keyof StoredPaper)[];

type Listed = { id: string } & Pick<StoredPaper, (typeof rowFields)[number]>;

export function rowOf({ id, ...paper }: Listed): SelectedRow {
  return pickShape(emptyRow, {
    ...paper,
    _id: id,
    type: workTypeOf(paper.type),
    drawn: cardFormulas(paper.drawn, paper.title),
    publisher: venueOf(paper),
    pdf: pdfOf(paper),
    note: paper.note.length > longestNote ? '' : paper.note,
    links: { ...noLinks, ...paper.links },
    notice: noticeOf(paper.notices) ?? '',
    ordered: toldByParts(paper.authors, paper.nameParts),
    ...placeOf(paper),
  });
}

/** As many as fit, because a full list must not prevent publishing. */
function rowsOf(papers: Listed[]): SelectedRow[] {
  const newest = papers.toSorted((a, b) => (a.publicationDate < b.publicationDate ? 1 : -1));
  const rows = newest.slice(0, limits.selectedPapers).map(rowOf);
  while (Buffer.byteLength(JSON.stringify(rows)) > limits.homeBytes.selected) rows.pop();
  return rows;
}

/** As many more than are shown as the transaction may delete. */
async function readSelected(tx: Transaction, deleted: number): Promise<Listed[]> {
  const selected = papersCollection().where('keys', 'array-contains-any', [selectedKey]);
  const newest = selected.orderBy('publicationDate', 'desc').limit(limits.selectedPapers + deleted);
  const { docs } = await tx.get(asCards(newest));
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}

/**
 * What to store after changes; nothing for works that are not selected. Read before the transaction writes.
 */
export async function selectedAfter(tx: Transaction, changes: readonly PaperChange[]) {
  const changed = changes.filter(({ before, after }) => before?.selected || after?.selected);
  if (changed.length === 0) return {};
  const ids = new Set(changed.map(({ id }) => id));
  const others = (await readSelected(tx, changed.length)).filter(({ id }) => !ids.has(id));
  const come = changed.flatMap(({ id, after }) => (after?.selected ? [{ id, ...after }] : []));
  return selectedPapers.of(rowsOf([...others, ...come]));
}

export async function findSelected(tx: Transaction) {
  return selectedPapers.of(rowsOf(await readSelected(tx, 0)));
}

/** `drawn` and `notice` are left out when they are empty. */
export function asListed<Listed extends { drawn?: unknown } & WithNotice & Placed>({
  notice,
  areaIds: _toFindIt,
  ...paper
}: Listed) {
  return { ...withCheckedFormulas(paper), ...(notice && { notice }) };
}

/** For replies. */
export function shownRows(
  rows: readonly SelectedRow[],
  people: readonly NamedPerson[],
  inOrder: NamesInOrder,
): SelectedPaper[] {
  const idsOf = memberIdsIn(people);
  return rows.map(({ members, ordered, ...paper }) => ({
    ...asListed(paper),
    ...inOrder(paper, ordered),
    memberIds: idsOf({ authors: paper.authors, members }),
  }));
}
