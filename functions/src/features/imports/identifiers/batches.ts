/** Asks a service about many identifiers, so many in one call as it takes. */
import { inGroups } from '../../../core/data/in-groups.ts';
import type { Item } from '../entries/item.ts';
import { Busy, Missing, TooMuch } from './ask-service.ts';

/** The entries by the identifiers that were asked for; what the service does not know is missing. */
export type Found = Map<string, Item>;

export interface Batched {
  found: Found;
  /** About these the service could not answer. */
  failed: Set<string>;
  /** These were not asked, as there was no time, or the service asks for a pause. */
  left: Set<string>;
  /** Seconds. */
  pause: number;
}

type AskMany = (ids: readonly string[]) => Promise<Found>;

export async function inBatches(
  ids: readonly string[],
  size: number,
  allowed: AbortSignal,
  ask: AskMany,
): Promise<Batched> {
  const all: Batched = { found: new Map(), failed: new Set(), left: new Set(), pause: 0 };
  const attempt = (some: readonly string[]) => attemptOf(some, allowed, ask, all);
  let isOutOfOrder = false;
  for (const group of inGroups(ids, size)) {
    const failure = isOutOfOrder ? undefined : await attempt(group);
    if (failure) await divide(group, failure, attempt, all.failed);
    if (isOutOfOrder) for (const id of group) all.failed.add(id);
    isOutOfOrder ||= group.length > 1 && group.every((id) => all.failed.has(id));
  }
  return all;
}

/** One identifier may spoil the call for all of its group, so a group that is refused is divided. */
async function divide(
  ids: readonly string[],
  failure: Error,
  attempt: (ids: readonly string[]) => Promise<Error | undefined>,
  failed: Set<string>,
): Promise<void> {
  const fail = () => {
    for (const id of ids) failed.add(id);
  };
  if (ids.length === 1) return failure instanceof Missing ? undefined : fail();
  const failures = [];
  for (const half of inGroups(ids, Math.ceil(ids.length / 2)))
    failures.push({ half, failure: await attempt(half) });
  // If both halves fail too, the service itself is out of order, and more calls would not help it.
  if (failures.every((each) => each.failure && !isAboutThese(each.failure))) return fail();
  for (const { half, failure } of failures) if (failure) await divide(half, failure, attempt, failed);
}

const isAboutThese = (failure: Error) => failure instanceof Missing || failure instanceof TooMuch;

/** The failure, or nothing if each identifier has its place now. */
async function attemptOf(
  ids: readonly string[],
  allowed: AbortSignal,
  ask: AskMany,
  all: Batched,
): Promise<Error | undefined> {
  const leave = () => {
    for (const id of ids) all.left.add(id);
  };
  if (allowed.aborted || all.pause > 0) return void leave();
  try {
    for (const [id, item] of await ask(ids)) all.found.set(id, item);
    return undefined;
  } catch (error) {
    if (error instanceof Busy) all.pause = error.seconds;
    if (error instanceof Busy || allowed.aborted) return void leave();
    return error instanceof Error ? error : new Error(String(error));
  }
}
