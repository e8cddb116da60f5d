/**
 * Looks up identifiers at their services, many in one call where a service has such a call, and the others a
 * few at a time (docs/decisions/102-identifiers-are-looked-up-in-parts.md).
 */
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { identifierTexts } from '@lab/contract/features/imports/identifiers/texts';
import { limitConcurrency } from '../../../core/images/limit-concurrency.ts';
import type { Item } from '../entries/item.ts';
import { plainItem } from '../entries/plain-item.ts';
import { Busy, type Manner, Missing } from './ask-service.ts';
import { type Found, inBatches } from './batches.ts';
import { askCrossref, crossrefAtOnce } from './crossref-service.ts';
import { askDatacite, dataciteAtOnce } from './datacite-service.ts';
import { fetchDoi } from './doi-service.ts';
import { worksOf } from './orcid.ts';
import { askPubmed, pubmedAtOnce } from './pubmed-service.ts';
import type { Identifier, NotFound } from './read-identifiers.ts';

const { why } = identifierTexts;
const atOnce = 4;
/** Fewer are asked one by one, because a list may take two calls more. */
const fewestInBatch = 5;

export interface Asked extends Identifier {
  /** The position in the list, counted from 1; with a fraction for the works of an ORCID iD. */
  line: number;
  /** What ORCID says about a work, which is used if its DOI cannot be looked up. */
  own?: Item;
}

export type Answer = { entry: ReadEntry } | { notFound: NotFound };

export interface LookedUp {
  answers: Answer[];
  /** What there was no time for, or what a service asked to wait for; also works of ORCID iDs. */
  left: Asked[];
  /** Seconds after which a service may be asked again. */
  pause: number;
}

interface Terms {
  contact?: string;
  /** A call of a function may take a minute. */
  wholeMs?: number;
  secondMs?: number;
}

export const numbered = (identifiers: readonly Identifier[]): Asked[] =>
  identifiers.map((identifier, at) => ({ ...identifier, line: at + 1 }));

/** Never throws: every error becomes a message about its identifier. */
export async function lookUp(
  asked: readonly Asked[],
  { contact = '', wholeMs = 45_000, secondMs = 1_000 }: Terms = {},
): Promise<LookedUp> {
  const manner: Manner = { allowed: AbortSignal.timeout(wholeMs), contact, secondMs };
  const round: Round = { manner, answers: [], open: new Set(asked), pause: 0 };
  const lists = asked.filter(({ kind }) => kind === 'orcid');
  const several = limitConcurrency(atOnce);
  await Promise.all(lists.map((one) => several(() => askOrcid(round, one))));
  const kinds = (...wanted: Identifier['kind'][]) =>
    [...round.open].filter(({ kind }) => wanted.includes(kind));
  // A pause for one service is none for another.
  const [pubmed, dois] = [{ ...round }, { ...round, pause: 0 }];
  await Promise.all([askAllPubmed(pubmed, kinds('pmid')), askAllDois(dois, kinds('doi', 'arxiv'))]);
  return { answers: round.answers, left: [...round.open], pause: Math.max(pubmed.pause, dois.pause) };
}

interface Round {
  manner: Manner;
  answers: Answer[];
  /** Without an answer yet. */
  open: Set<Asked>;
  pause: number;
}

const keyOf = ({ kind, id }: Identifier) =>
  ({ doi: '', arxiv: 'arXiv:', pmid: 'PMID:', orcid: '' })[kind] + id;
const askedAs = ({ kind, id }: Identifier) => (kind === 'arxiv' ? `10.48550/arXiv.${id}` : id);

function answer(round: Round, one: Asked, given: Item | string): void {
  const said =
    typeof given === 'string' ? notFound(keyOf(one), one.line, given) : answerOf(keyOf(one), one.line, given);
  round.answers.push('entry' in said ? said : ownOr(one, said));
  round.open.delete(one);
}

/** ORCID's own data are used where the DOI gives none. */
function ownOr(one: Asked, otherwise: Answer): Answer {
  const own = one.own && answerOf(keyOf(one), one.line, one.own);
  return own && 'entry' in own ? own : otherwise;
}

const notFound = (identifier: string, line: number, reason: string): Answer => ({
  notFound: { identifier, why: reason, line },
});

/** About what could not be asked for a long time. */
export const givenUp = (one: Asked): Answer => ownOr(one, notFound(keyOf(one), one.line, why.noTime));

const longestOriginal = 300_000;

function answerOf(key: string, line: number, raw: Item): Answer {
  // The list of references can be longer than all the rest, and no entry shows it.
  const { reference: _, ...kept } = raw;
  if (Array.isArray(kept.author)) kept.author = kept.author.slice(0, limits.authors);
  const item = plainItem(kept);
  const original = JSON.stringify(kept);
  if (!item.title) return notFound(key, line, why.noTitle);
  if (original.length > longestOriginal) return notFound(key, line, why.tooLong);
  return { entry: { line, key, original, format: 'csl', item } };
}

/** The entry of an answer that was kept. */
export const entryOfOriginal = (line: number, key: string, original: string): ReadEntry => ({
  ...{ line, key, original, format: 'csl' },
  item: plainItem(JSON.parse(original)),
});

const mostWorks = 100_000;

async function askOrcid(round: Round, one: Asked): Promise<void> {
  try {
    const works = await worksOf(one.id, round.manner);
    round.open.delete(one);
    if (works.length === 0) answer(round, one, why.noWorks);
    for (const [at, { doi, item }] of works.entries()) {
      // In ORCID's order, between this line and the next.
      const line = one.line + at / mostWorks;
      if (doi) round.open.add({ kind: 'doi', id: doi, line, own: item });
      else round.answers.push(answerOf(String(item.title || 'ORCID'), line, item));
    }
  } catch (error) {
    if (isPaused(round, error)) return;
    answer(round, one, error instanceof Missing ? why.unknownOrcid : why.unreachable('ORCID'));
  }
}

/** Whether this can be asked again: a service asks for a pause, or the time is over. */
function isPaused(round: Round, error: unknown): boolean {
  const busy = [error, error instanceof Error && error.cause].find((each) => each instanceof Busy);
  if (busy) round.pause = Math.max(round.pause, busy.seconds);
  return Boolean(busy) || round.manner.allowed.aborted;
}

async function askAllPubmed(round: Round, all: readonly Asked[]): Promise<void> {
  const { unanswered, failed } = await askTogether(round, all, pubmedAtOnce, (ids) =>
    askPubmed(ids, round.manner),
  );
  for (const one of unanswered)
    answer(round, one, failed.has(one.id) ? why.unreachable('PubMed') : why.unknownPmid);
}

/** Crossref's list separates DOIs with commas, and DOIs of other signs are rare. */
const plainDoi = /^10\.\d{4,9}\/[-\w.()/]+$/;

async function askAllDois(round: Round, all: readonly Asked[]): Promise<void> {
  let rest = all;
  const inLists = async (
    which: (one: Asked) => boolean,
    size: number,
    ask: (dois: readonly string[]) => Promise<Found>,
  ) => {
    const some = rest.filter((one) => plainDoi.test(askedAs(one)) && which(one));
    if (some.length < fewestInBatch) return;
    const { unanswered } = await askTogether(round, some, size, ask);
    const answered = new Set(some);
    for (const one of unanswered) answered.delete(one);
    rest = rest.filter((one) => !answered.has(one));
  };
  await inLists(
    ({ kind }) => kind === 'doi',
    crossrefAtOnce,
    (dois) => askCrossref(dois, round.manner),
  );
  await inLists(
    () => true,
    dataciteAtOnce,
    (dois) => askDatacite(dois, round.manner),
  );
  const several = limitConcurrency(atOnce);
  await Promise.all(rest.map((one) => several(() => askDoi(round, one))));
}

/** Settles what is found, and says what the service knew nothing about; what is left stays open. */
async function askTogether(
  round: Round,
  all: readonly Asked[],
  size: number,
  ask: (ids: readonly string[]) => Promise<Found>,
) {
  const ids = [...new Set(all.map(askedAs))];
  const { found, failed, left, pause } = await inBatches(ids, size, round.manner.allowed, ask);
  round.pause = Math.max(round.pause, pause);
  for (const one of all) {
    const item = found.get(askedAs(one));
    if (item) answer(round, one, item);
  }
  const unanswered = all.filter((one) => !found.has(askedAs(one)) && !left.has(askedAs(one)));
  return { unanswered, failed };
}

async function askDoi(round: Round, one: Asked): Promise<void> {
  // After a service has asked for a pause, the resolver would only lead to it again.
  if (round.manner.allowed.aborted || round.pause > 0) return;
  try {
    answer(round, one, await fetchDoi(askedAs(one)));
  } catch (error) {
    if (isPaused(round, error)) return;
    answer(round, one, error instanceof AppError ? error.message : why.unreachable('The DOI service'));
  }
}
