/** `researchPapers`: published papers. The id is that of the request it was published from. */

import { limits } from '@lab/contract/api/limits';
import { shownLimits } from '@lab/contract/api/shown-limits';
import { truncateMath } from '@lab/contract/core/math/parts';
import type { RenderedFormula } from '@lab/contract/core/math/rendered';
import type { Name } from '@lab/contract/features/citations/names';
import type { EntryFormat } from '@lab/contract/features/imports/entry';
import { type Manuscript, paperFieldNames, paperFieldsOf } from '@lab/contract/features/papers/fields';
import { manuscriptReply, shapeOfManuscript } from '@lab/contract/features/papers/manuscript';
import { type NoticeKind, noticeOf } from '@lab/contract/features/papers/notices';
import type { Paper, RecentPaper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { venueFields, venueOf } from '@lab/contract/features/papers/venue';
import { type DocumentSnapshot, FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import type { Versioned } from '../../core/content/drafts/version-store.ts';
import { collection, documentOf, selectFields } from '../../core/data/firestore.ts';
import { readTogether } from '../../core/data/read-together.ts';
import type { Shape } from '../../core/data/shape.ts';
import { type Dated, iso, noTime, type Time } from '../../core/data/time.ts';
import { cardFormulas, formulasShape, storedFormulas } from '../../core/math/stored.ts';
import { homePart } from '../../core/summaries/home-store.ts';
import type { NamedArea } from '../areas/area-names.ts';
import type { AuthorMember } from './author-members.ts';
import { matchKeys } from './match-keys.ts';
import { placeByType } from './order-by-type.ts';
import { areaNames, type InAreas } from './paper-areas.ts';
import { searchKeys } from './search-keys.ts';

/** The same fields in a request and in a published paper. */
export interface StoredManuscript extends InAreas, Omit<Manuscript, 'category' | 'moreAreas'> {
  authorName: string;
  authorEmail: string;
  uid: string;
  createdAt: Time;
  /** Of authors and editors, see contract/src/features/citations/name-parts.ts. */
  nameParts: Name[];
  /** The formulas in title and details; missing in papers of releases before 0.3 until the upgrade. */
  drawn?: RenderedFormula[];
}

export interface StoredPaper extends StoredManuscript, Dated, Versioned {
  /** The beginning of `details`, for cards. */
  summary: string;
  year: string;
  /** For the order by type, see order-by-type.ts. */
  byType: string;
  /** For the search, see search-keys.ts. */
  keys: string[];
  /** For imports, see match-keys.ts. */
  matchKeys: string[];
  /** Which authors are which team members, see author-members.ts. */
  members: AuthorMember[];
  /** The entry of the file from which it was imported. */
  original?: { format: EntryFormat; text: string };
  /** Ids of papers that became versions of this one; links to them lead here. */
  absorbed?: string[];
}

/** `before` is missing for a created paper, `after` for a removed one. */
export interface PaperChange {
  id: string;
  before?: StoredPaper;
  after?: StoredPaper;
}

/** Further areas are in two fields, because a query can ask for one list only, and that is the keys. */
export const areaFields = ['areaId', 'secondAreaId', 'thirdAreaId'] as const;

const { category: _storedByItsId, moreAreas: _byTheirs, ...storedFields } = shapeOfManuscript();

export type StoredVersion = InAreas & typeof storedFields;

export const versionShape: Shape<StoredVersion> = storedFields;

export const manuscriptShape: Shape<StoredManuscript> = {
  ...versionShape,
  authorName: '',
  authorEmail: '',
  uid: '',
  createdAt: noTime,
  nameParts: [{}],
};

export const paperShape: Shape<StoredPaper> = {
  ...manuscriptShape,
  summary: '',
  year: '',
  byType: '',
  keys: [''],
  matchKeys: [''],
  members: [{ author: '', member: '' }],
};

export const papersCollection = () => collection<StoredPaper>('researchPapers', paperShape);

/** Kept beside what the home page shows of a work, to find those of an area without a read. */
export interface Placed {
  areaIds: string[];
}

export const noPlace: Placed = { areaIds: [''] };

export const placeOf = (work: InAreas): Placed => ({
  areaIds: areaFields.flatMap((field) => work[field] || []),
});

/** The home page's document holds an empty text for a work without notices. */
export type WithNotice = { notice: NoticeKind | '' };

export const recentPapers = homePart<(Omit<RecentPaper, 'notice'> & WithNotice & Placed)[]>('recent', [
  {
    _id: '',
    title: '',
    image: '',
    details: '',
    venue: '',
    publicationDate: '',
    drawn: formulasShape,
    notice: '',
    ...noPlace,
  },
]);
export const paperCount = homePart('paperCount', 0);

export const paperDocument = (id: string) => documentOf(papersCollection(), id, paperTexts.paper.notFound);

/** Part of every update, which stores the id of the area instead. */
export const withoutOldArea = () => ({ category: FieldValue.delete() });

const longTexts: readonly string[] = paperFieldsOf('prose');

/** No long texts: `summary` is the beginning of `details`. */
const cardFields: (keyof StoredPaper)[] = [
  ...paperFieldNames.filter((name) => name !== 'moreAreas').filter((name) => !longTexts.includes(name)),
  ...areaFields,
  'authorName',
  'authorEmail',
  'uid',
  'summary',
  'createdAt',
  'drawn',
  'updatedAt',
  'members',
  'nameParts',
  'byType',
];

/** Reads only the fields of a card, and those that a filter needs. */
export function asCards(query: Query<StoredPaper>, ...also: (keyof StoredPaper)[]): Query<StoredPaper> {
  return selectFields(query, ...cardFields, ...also);
}

function summarize(details: string): string {
  return details.length > shownLimits.paperPreview
    ? `${truncateMath(details, shownLimits.paperPreview)}…`
    : details;
}

/** Stored as well, so that lists and searches need not read whole papers. */
export function derivedFields(
  manuscript: StoredManuscript & Partial<Pick<StoredPaper, 'members'>>,
): Pick<StoredPaper, 'summary' | 'year' | 'byType' | 'keys' | 'matchKeys'> {
  return {
    summary: summarize(manuscript.details),
    year: manuscript.publicationDate.slice(0, 4),
    byType: placeByType(manuscript.type, manuscript.publicationDate),
    keys: searchKeys(manuscript),
    matchKeys: matchKeys(manuscript),
  };
}

/** A paper stays when its author deletes their account; an alias replaces the email. */
export function withoutItsAuthor(
  paper: StoredPaper,
  alias: string,
): Pick<StoredPaper, 'authorEmail' | 'uid' | 'keys'> {
  const noAuthor = { authorEmail: alias, uid: '' };
  return { ...noAuthor, keys: searchKeys({ ...paper, ...noAuthor }) };
}

export function toPaper(id: string, stored: StoredPaper, areas: readonly NamedArea[]): Paper {
  return toReply(id, stored, stored.details, areas);
}

export function toCard(snapshot: DocumentSnapshot<StoredPaper>, areas: readonly NamedArea[]): Paper {
  const stored = snapshot.data() as StoredPaper;
  return toReply(
    snapshot.id,
    { ...stored, drawn: cardFormulas(stored.drawn, stored.title, stored.summary) },
    stored.summary,
    areas,
  );
}

export function toReply(
  id: string,
  stored: StoredManuscript,
  details: string,
  areas: readonly NamedArea[],
): Paper {
  const { authorName, authorEmail, createdAt, nameParts } = stored;
  const drawn = storedFormulas(stored.drawn);
  return {
    _id: id,
    ...manuscriptReply({ ...stored, ...areaNames(stored, areas), details }),
    authorName,
    authorEmail,
    createdAt: iso(createdAt),
    ...(drawn.length > 0 && { drawn }),
    ...(nameParts.length > 0 && { nameParts }),
  };
}

export async function readPaper(id: string): Promise<StoredPaper | undefined> {
  return readTogether(paperDocument(id));
}

export async function papersUnder(authorEmail: string) {
  const theirs = papersCollection().where('authorEmail', '==', authorEmail).orderBy('createdAt', 'desc');
  return (await asCards(theirs.limit(limits.morePapers)).get()).docs;
}

const recentFields = [
  'title',
  'image',
  'summary',
  'publicationDate',
  'createdAt',
  'drawn',
  'notices',
  ...areaFields,
  ...venueFields,
] as const;

type ListedPaper = { id: string } & Pick<StoredPaper, (typeof recentFields)[number]>;

/**
 * Read before the transaction writes; more than the home page shows, since the transaction may delete some.
 */
export async function newestPapers(tx: Transaction, deleted = 1): Promise<ListedPaper[]> {
  const newest = papersCollection()
    .orderBy('createdAt', 'desc')
    .limit(limits.recentPapers + deleted);
  const { docs } = await tx.get(selectFields(newest, ...recentFields));
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}

export function toRecent(newest: readonly ListedPaper[]) {
  return newest
    .slice(0, limits.recentPapers)
    .map(({ id, title, image, summary, publicationDate, drawn, notices, ...work }) => ({
      _id: id,
      title,
      image,
      // For works without an abstract, the place of publication is the description.
      details: summary || venueOf(work),
      venue: venueOf(work),
      publicationDate,
      drawn: cardFormulas(drawn, title, summary),
      notice: noticeOf(notices) ?? ('' as const),
      ...placeOf(work),
    }));
}

/** Read before the transaction writes. Only changes by admins count papers, never a page view. */
export async function countPapers(tx: Transaction): Promise<number> {
  return (await tx.get(papersCollection().count())).data().count;
}
