/**
 * PubMed's citation exporter (https://api.ncbi.nlm.nih.gov/lit/ctxp/), which takes many ids in one call and
 * wants its calls one after the other, at most three a second.
 */
import { setTimeout } from 'node:timers/promises';
import { isItem } from '../entries/item.ts';
import { askService, type Manner } from './ask-service.ts';
import type { Found } from './batches.ts';

/** PubMed's service, or the tests' stand-in. */
const service = () => process.env.PUBMED_SERVICE || 'https://pmc.ncbi.nlm.nih.gov';

export const pubmedAtOnce = 100;
const pauseSeconds = 0.34;

export async function askPubmed(ids: readonly string[], manner: Manner): Promise<Found> {
  const { contact, secondMs } = manner;
  const who = contact && `&tool=research-lab-website&email=${encodeURIComponent(contact)}`;
  try {
    const path = `/api/ctxp/v1/pubmed/?format=csl&id=${ids.join(',')}${who}`;
    const answer = await askService(service() + path, manner);
    const items = [answer].flat().filter(isItem);
    const found: Found = new Map();
    for (const item of items) {
      const [, own] = /^(?:pmid:)?(\d{1,9})$/i.exec(String(item.PMID ?? item.id ?? '')) ?? [];
      const [only] = items.length === 1 && ids.length === 1 ? ids : [];
      const id = only ?? own;
      if (id && item.title && ids.includes(id)) found.set(id, { PMID: id, ...item });
    }
    return found;
  } finally {
    await setTimeout(pauseSeconds * secondMs);
  }
}
