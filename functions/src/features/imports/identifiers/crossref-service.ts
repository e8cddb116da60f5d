/** Crossref's list of works (https://api.crossref.org/swagger-ui/), which takes several DOIs in one call. */
import { setTimeout } from 'node:timers/promises';
import { type Item, isItem, listIn } from '../entries/item.ts';
import { askService, type Manner } from './ask-service.ts';
import type { Found } from './batches.ts';

/** Crossref's service, or the tests' stand-in. */
const service = () => process.env.CROSSREF_SERVICE || 'https://api.crossref.org';

/** With their references, works have up to 200 kB each. */
export const crossrefAtOnce = 25;
/** Three lists a second, and one without an address to reach the caller. */
const pauseSeconds = { known: 0.34, unknown: 1 };

export async function askCrossref(dois: readonly string[], manner: Manner): Promise<Found> {
  const { contact, secondMs } = manner;
  const query = new URLSearchParams({
    filter: dois.map((doi) => `doi:${doi}`).join(','),
    rows: String(dois.length),
    ...(contact && { mailto: contact }),
  });
  try {
    const answer = await askService(`${service()}/v1/works?${query}`, manner);
    const message = isItem(answer) ? answer.message : undefined;
    const asked = new Map(dois.map((doi) => [doi.toLowerCase(), doi]));
    const found: Found = new Map();
    for (const work of listIn(isItem(message) ? message.items : undefined)) {
      const doi = isItem(work) && asked.get(String(work.DOI).toLowerCase());
      if (doi) found.set(doi, asCsl(work));
    }
    return found;
  } finally {
    await setTimeout(pauseSeconds[contact ? 'known' : 'unknown'] * secondMs);
  }
}

/** Its list is CSL, except for events; that texts are lists with one entry, the reader knows. */
function asCsl(work: Item): Item {
  const { event, ...item } = work;
  return isItem(event) ? { ...item, 'event-title': event.name, 'event-place': event.location } : item;
}
