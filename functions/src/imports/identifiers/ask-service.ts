/** Calls to PubMed and ORCID: only to their own hosts, with a limit of time and of size. */
import { readAtMost } from './read-at-most.ts';

const timeoutMs = 8_000;
const largestAnswer = 5_000_000;

/** Throws `Missing` if the service has no such record. */
export class Missing extends Error {}

/** Parses the JSON of the answer. A redirect fails, because it could lead anywhere. */
export async function askService(address: string, allowed: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), allowed]);
  const answer = await fetch(address, { headers: { Accept: 'application/json' }, redirect: 'error', signal });
  if (answer.status === 404 || answer.status === 400) {
    await answer.body?.cancel();
    throw new Missing();
  }
  if (!answer.ok) throw new Error(`The service answered ${answer.status}`);
  return JSON.parse(await readAtMost(answer, largestAnswer));
}
