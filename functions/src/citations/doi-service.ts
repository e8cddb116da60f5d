import { AppError } from '@lab/contract';
import { citationTexts } from '@lab/contract/citations/texts';
import { isItem } from './csl-fields.ts';

const { read } = citationTexts;
const patience = 5_000;
const largestAnswer = 1_000_000;
const mostHops = 5;

/** The resolver of the DOI foundation, or the stand-in that the tests name. */
function resolver(): string {
  return process.env.DOI_RESOLVER || 'https://doi.org';
}

/** Asks the registry of a DOI what it names. */
export async function askDoiService(doi: string): Promise<Record<string, unknown>> {
  const path = doi.split('/').map(encodeURIComponent).join('/');
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await followed(new URL(`${resolver()}/${path}`), signal);
    if (answer.status === 404)
      throw new AppError('invalid', read.unknownDoi(doi), { text: read.unknownDoi(doi) });
    if (!answer.ok) throw new Error(`The DOI service answered ${answer.status}`);
    const item: unknown = JSON.parse(await readAtMost(answer, largestAnswer));
    if (!isItem(item)) throw new Error('The DOI service answered with something else than an entry');
    return item;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw Object.assign(new AppError('unavailable', read.unreachable), { cause });
  }
}

/** Whoever registers a DOI chooses where it leads: no further than to public hosts, which have certificates. */
async function followed(address: URL, signal: AbortSignal, hops = mostHops): Promise<Response> {
  const answer = await fetch(address, {
    headers: { Accept: 'application/vnd.citationstyles.csl+json' },
    redirect: 'manual',
    signal,
  });
  const led = answer.headers.get('location');
  if (answer.status < 300 || answer.status > 399 || !led) return answer;
  await answer.body?.cancel();
  const next = new URL(led, address);
  const isTrusted = next.protocol === 'https:' || next.origin === new URL(resolver()).origin;
  if (hops === 0 || !isTrusted) throw new Error(`The DOI service led to ${next.origin}`);
  return followed(next, signal, hops - 1);
}

async function readAtMost(answer: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > limit) throw new Error('The DOI service answered with too much');
  }
  return text + decoder.decode();
}
