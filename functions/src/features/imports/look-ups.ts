/**
 * A long list of identifiers is looked up part by part; each call of a client asks about one. What is
 * answered is stored and never asked again (docs/decisions/102-identifiers-are-looked-up-in-parts.md).
 */
import { setTimeout } from 'node:timers/promises';
import { limits } from '@lab/contract/api/limits';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { identifierTexts } from '@lab/contract/features/imports/identifiers/texts';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { eachOf, entryKinds } from '@lab/contract/features/imports/states';
import { truncate } from '@lab/contract/lib/truncate';
import { digestOf } from '../../core/data/digest.ts';
import { inGroups } from '../../core/data/in-groups.ts';
import { noTime } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { shownLabInfo } from '../lab-info/lab-info-store.ts';
import { type Answer, type Asked, entryOfOriginal, givenUp, lookUp } from './identifiers/look-up.ts';
import type { NotFound } from './identifiers/read-identifiers.ts';
import { noOutcomes, readImport, type StoredImport } from './import-store.ts';
import {
  becomePlan,
  claimed,
  createLookUp,
  type Kept,
  lookUpOf,
  readAnswers,
  readAsked,
  writeLookedUp,
} from './look-up-store.ts';
import { planOf } from './plan.ts';
import { sliced } from './slices.ts';

/** A few calls to a service, so that a person sees progress every few seconds. */
const partSize = 100;
const partMs = 15_000;
/** After so many calls without any answer, the identifiers of a part count as not found. */
const mostTries = 3;
const longestPause = 60;

interface List {
  fileName: string;
  asked: readonly Asked[];
  notFound: readonly NotFound[];
  answers?: readonly Answer[];
}

/** The same list that is being looked up already goes on. */
export async function beginLookUp(
  { fileName, asked, notFound, answers = [] }: List,
  { email, uid }: Pick<Caller, 'email' | 'uid'>,
): Promise<string> {
  const digest = digestOf(JSON.stringify([asked, notFound]));
  const underWay = await lookUpOf(digest);
  if (underWay) return underWay;
  const { kept, left } = within(answered(notFound, answers), asked, limits.importEntries);
  const [parts, slices] = [inGroups(left, partSize), sliced(kept)];
  const list = {
    ...{ fileName, state: 'looking' as const, by: email, uid, digest, claimedUntil: noTime },
    ...{ total: kept.length + left.length, gone: kept.length, notFound: missingIn(kept) },
    ...{ slices: parts.length, next: 0, reached: slices.length },
    kinds: eachOf(entryKinds, () => 0),
    outcomes: noOutcomes,
    people: { matched: [], maybe: [], unmatched: [] },
  };
  return createLookUp(list, parts, slices);
}

/** Looks up the next part; after the last one the list becomes a plan. */
export const lookUpNext = (id: string): Promise<OneImport> =>
  claimed(id, (stored) => (stored.next < stored.slices ? lookUpPart(id, stored) : planLookedUp(id, stored)));

/** Looks up all that is left, and leaves the plan to the caller. */
export async function lookUpAll(id: string, tell: (now: OneImport) => void): Promise<ReadEntry[]> {
  for (;;) {
    const { next, slices, reached } = await readImport(id);
    if (next === slices) return entriesIn(id, reached);
    const now = await claimed(id, (stored) => lookUpPart(id, stored));
    tell(now);
    await setTimeout((now.wait ?? 0) * 1_000);
  }
}

async function lookUpPart(id: string, { next, total, gone, notFound }: StoredImport): Promise<OneImport> {
  const { asked, tries: before } = await readAsked(id, next);
  const found = await lookUp(asked, { contact: await contactOfLab(), wholeMs: partMs });
  const tries = found.answers.length > 0 ? 0 : before + 1;
  const [given, open] = tries < mostTries ? [[], found.left] : [found.left.map(givenUp), []];
  const others = total - asked.length;
  const room = Math.max(asked.length, limits.importEntries - others);
  const { kept, left } = within(answered([], [...found.answers, ...given]), open, room);
  return writeLookedUp(id, {
    ...{ answers: sliced(kept), left: inGroups(left, partSize), tries },
    wait: left.length > 0 ? Math.min(found.pause, longestPause) : 0,
    counts: {
      total: others + kept.length + left.length,
      gone: gone + kept.length,
      notFound: notFound + missingIn(kept),
    },
  });
}

async function planLookedUp(
  id: string,
  { fileName, by, uid, notFound, reached }: StoredImport,
): Promise<OneImport> {
  const entries = await entriesIn(id, reached);
  const { plan, entries: planned } = await planOf(fileName, entries, { email: by, uid }, notFound);
  return becomePlan(id, plan, sliced(planned));
}

async function entriesIn(id: string, slices: number): Promise<ReadEntry[]> {
  const entries = [];
  // One slice at a time lets the other calls of this process go on.
  for (let at = 0; at < slices; at++) entries.push(...entriesOf(await readAnswers(id, at)));
  return inListOrder(entries);
}

export const entriesOf = (kept: readonly Kept[]): ReadEntry[] =>
  inListOrder(kept).map(({ line, key, original, why }) =>
    original === undefined
      ? { line, key, original: key, format: 'csl', ...(why && { problem: why }) }
      : entryOfOriginal(line, key, original),
  );

const inListOrder = <Entry extends { line: number }>(all: readonly Entry[]) =>
  [...all].sort((one, other) => one.line - other.line);

/** Words that are no identifiers are answered too. */
export function answered(notFound: readonly NotFound[], answers: readonly Answer[]): Kept[] {
  const all = [...notFound.map((each) => ({ notFound: each })), ...answers];
  return all.map((answer) => {
    if ('entry' in answer) {
      const { line, key, original } = answer.entry;
      return { line, key, original };
    }
    const { identifier, why, line = 1 } = answer.notFound;
    return { line, key: truncate(identifier, limits.title), why };
  });
}

export const missingIn = (kept: readonly Kept[]) => kept.filter(({ why }) => why).length;

/** An ORCID iD may bring more works than a list may have; the last entry says so. */
function within(answers: readonly Kept[], left: readonly Asked[], room: number) {
  const kept = inListOrder(answers);
  const some = kept.slice(0, room);
  const rest = left.slice(0, room - some.length);
  const first = kept[some.length] ?? left[rest.length];
  if (!first) return { kept: some, left: rest };
  const why = identifierTexts.why.tooManyWorks(limits.importEntries);
  const key = 'key' in first ? first.key : first.id;
  return { kept: [...some, { line: first.line, key, why }], left: rest };
}

/** Services can write to it before they refuse who asks too much; a lab on one machine has no real one. */
export async function contactOfLab(): Promise<string> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return '';
  const { email } = await shownLabInfo.read();
  return /^[\x21-\x7e]+$/.test(email) ? email : '';
}
