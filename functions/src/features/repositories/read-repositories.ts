/**
 * On a schedule: reads a few repositories, one after the other, those first that were read the longest ago.
 */
import type { ReadingProblem } from '@lab/contract/lib/repositories/schemas';
import { write } from 'firebase-functions/logger';
import { type HostName, keyOf, repositoryAt } from '../../core/content/repository-address.ts';
import { noFacts, type StoredFacts } from '../../core/content/repository-facts.ts';
import { now } from '../../core/data/time.ts';
import { logFailure } from '../../core/http/log.ts';
import { keepFacts, recordsToRead, type ToRead } from './facts-store.ts';
import { type Facts, readRepository, serviceOf, Unread } from './read-repository.ts';

/** GitHub allows 60 calls an hour without an account, and each repository needs three. */
const atOnce = 15;
/** Less than the function's time limit, because a call that has begun still ends. */
const wholeMs = 400_000;
/** After these, what was read before is still true. */
const passing: readonly ReadingProblem[] = ['limit', 'unreachable'];

type Outcome = Facts | { problem: ReadingProblem };

export async function readRepositories(): Promise<void> {
  const allowed = AbortSignal.timeout(wholeMs);
  const over = new Set<HostName>();
  const counts: Record<string, number> = {};
  for (const one of (await recordsToRead()).slice(0, atOnce)) {
    const at = repositoryAt(one.address);
    const service = at && serviceOf(at);
    if (!at || !service || over.has(at.host) || allowed.aborted) continue;
    const outcome = await outcomeOf(() => readRepository(at, { service, id: one.id, allowed }));
    if (outcome.problem === 'limit') over.add(at.host);
    await keep(one, outcome);
    const name = outcome.problem || 'read';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  if (Object.keys(counts).length > 0)
    write({ severity: 'INFO', message: 'Repositories were read', ...counts });
}

async function outcomeOf(read: () => Promise<Facts>): Promise<Outcome> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unread) return { problem: error.problem };
    logFailure('', error);
    return { problem: 'unreachable' };
  }
}

function keep(one: ToRead, outcome: Outcome): Promise<boolean> {
  const triedAt = now();
  return keepFacts(one, (before): StoredFacts => {
    const { problem } = outcome;
    const failures = problem ? before.failures + 1 : 0;
    const tried = { key: keyOf(one.address), triedAt, problem, failures };
    if ('stars' in outcome) return { ...outcome, ...tried, readAt: triedAt };
    const isPassing = problem !== '' && passing.includes(problem);
    return { ...(isPassing ? before : { ...noFacts, readAt: before.readAt }), ...tried };
  });
}
