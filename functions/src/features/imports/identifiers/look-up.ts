/** Looks up identifiers at their services, a few at a time. */
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { identifierTexts } from '@lab/contract/features/imports/identifiers/texts';
import { limitConcurrency } from '../../../core/images/limit-concurrency.ts';
import { type Item, isItem } from '../entries/item.ts';
import { plainItem } from '../entries/plain-item.ts';
import { refused } from '../entries/read-entries.ts';
import { askService, Missing } from './ask-service.ts';
import { fetchDoi } from './doi-service.ts';
import { type OrcidWork, worksOf } from './orcid.ts';
import type { Identifier, NotFound } from './read-identifiers.ts';

const { why } = identifierTexts;
const atOnce = 4;
/** A call of a function may take a minute. */
const wholeMs = 45_000;
/** PubMed allows three calls a second, one after the other. */
const betweenMs = 340;

/** PubMed's service, or the tests' stand-in. */
const pubmed = () => process.env.PUBMED_SERVICE || 'https://pmc.ncbi.nlm.nih.gov';

type Answer = { entry: ReadEntry } | { notFound: NotFound };

export async function lookUp(identifiers: Identifier[]) {
  if (identifiers.length === 0) throw refused(identifierTexts.nothing);
  if (identifiers.length > limits.importIdentifiers)
    throw refused(identifierTexts.tooMany(limits.importIdentifiers));
  const allowed = AbortSignal.timeout(wholeMs);
  const [many, one] = [limitConcurrency(atOnce), limitConcurrency(1)];
  const asks: Record<Identifier['kind'], (id: string) => Promise<Answer | Answer[]>> = {
    doi: (id) => many(() => answerTo(id, allowed, () => fetchDoi(id))),
    arxiv: (id) => many(() => answerTo(`arXiv:${id}`, allowed, () => fetchDoi(`10.48550/arXiv.${id}`))),
    pmid: (id) => one(() => answerTo(`PMID:${id}`, allowed, () => fetchPubmed(id, allowed))),
    orcid: async (id) => {
      const works = await many(() => listed(id, allowed));
      if (!Array.isArray(works)) return works;
      return Promise.all(works.map((work) => many(() => ofWork(work, allowed))));
    },
  };
  const answers = await Promise.all(identifiers.map(({ kind, id }) => asks[kind](id)));
  const entries = answers.flat().flatMap((answer) => ('entry' in answer ? [answer.entry] : []));
  return {
    entries: entries.map((entry, at) => ({ ...entry, line: at + 1 })),
    notFound: answers.flat().flatMap((answer) => ('notFound' in answer ? [answer.notFound] : [])),
  };
}

/** Never throws: every error becomes a message about this identifier. */
async function answerTo(identifier: string, allowed: AbortSignal, ask: () => Promise<Item>): Promise<Answer> {
  if (allowed.aborted) return { notFound: { identifier, why: why.noTime } };
  try {
    return answerOf(identifier, await ask());
  } catch (error) {
    const isKnown = error instanceof AppError || error instanceof Missing;
    const service = identifier.startsWith('PMID:') ? 'PubMed' : 'The DOI service';
    return { notFound: { identifier, why: isKnown ? error.message : why.unreachable(service) } };
  }
}

function answerOf(key: string, raw: Item): Answer {
  // The list of references can be longer than all the rest, and no entry shows it.
  const { reference: _, ...kept } = raw;
  const item = plainItem(kept);
  if (!item.title) return { notFound: { identifier: key, why: why.noTitle } };
  return { entry: { line: 1, key, original: JSON.stringify(kept), format: 'csl', item } };
}

async function fetchPubmed(id: string, allowed: AbortSignal): Promise<Item> {
  try {
    const answer = await askService(`${pubmed()}/api/ctxp/v1/pubmed/?format=csl&id=${id}`, allowed);
    const [item] = [answer].flat();
    if (!isItem(item) || !item.title) throw new Missing(why.unknownPmid);
    return { PMID: id, ...item };
  } catch (error) {
    throw error instanceof Missing ? new Missing(why.unknownPmid) : error;
  } finally {
    await setTimeout(betweenMs);
  }
}

async function listed(iD: string, allowed: AbortSignal): Promise<OrcidWork[] | Answer> {
  const notFound = (reason: string) => ({ notFound: { identifier: iD, why: reason } });
  try {
    const works = await worksOf(iD, allowed);
    return works.length > 0 ? works : notFound(why.noWorks);
  } catch (error) {
    return notFound(error instanceof Missing ? why.unknownOrcid : why.unreachable('ORCID'));
  }
}

/** The DOI gives more data than ORCID, whose data are used if the DOI cannot be looked up. */
async function ofWork({ doi, item }: OrcidWork, allowed: AbortSignal): Promise<Answer> {
  const own = answerOf(doi ?? String(item.title || 'ORCID'), item);
  if (!doi) return own;
  const found = await answerTo(doi, allowed, () => fetchDoi(doi));
  return 'entry' in found || 'notFound' in own ? found : own;
}
