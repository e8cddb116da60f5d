import { AppError } from '@lab/contract';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { doiPath } from '@lab/contract/lib/doi';
import { isItem } from '../entries/item.ts';
import { refused } from '../entries/read-entries.ts';
import { readAtMost, throwIfBusy } from './ask-service.ts';
import { getPublicly } from './public-get.ts';

const { read } = citationTexts;
const timeoutMs = 5_000;
const largestAnswer = 1_000_000;
const maxHops = 5;
const headers = { Accept: 'application/vnd.citationstyles.csl+json' };

/** The DOI foundation's resolver, or the tests' stand-in. */
const resolver = () => process.env.DOI_RESOLVER || 'https://doi.org';

export async function fetchDoi(doi: string): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await followRedirects(new URL(`${resolver()}/${doiPath(doi)}`), signal);
    throwIfBusy(answer.status, answer.headers);
    if (answer.status === 404) throw refused(read.unknownDoi(doi));
    if (!answer.ok) throw new Error(`The DOI service answered ${answer.status}`);
    const item: unknown = JSON.parse(await readAtMost(answer, largestAnswer));
    if (!isItem(item)) throw new Error('The DOI service answered with something else than an entry');
    return item;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw Object.assign(new AppError('unavailable', read.unreachable), { cause });
  }
}

/**
 * Follows redirects itself, checking each address, because whoever registers a DOI chooses where it
 * redirects.
 */
async function followRedirects(address: URL, signal: AbortSignal, hops = maxHops): Promise<Response> {
  const ours = address.origin === new URL(resolver()).origin;
  const answer = await (ours
    ? fetch(address, { headers, redirect: 'manual', signal })
    : getPublicly(address, headers, signal));
  const led = answer.headers.get('location');
  if (answer.status < 300 || answer.status > 399 || !led) return answer;
  await answer.body?.cancel();
  if (hops === 0) throw new Error(`The DOI service led to ${maxHops} addresses and to no entry`);
  return followRedirects(new URL(led, address), signal, hops - 1);
}
