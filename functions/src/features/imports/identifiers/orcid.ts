/** The works that a person lists at ORCID: https://info.orcid.org/documentation/api-tutorials/ */
import { isDoi, withoutDoiPrefix } from '@lab/contract/lib/doi';
import { type Item, isItem } from '../entries/item.ts';
import { isWebAddress } from '../entries/plain-item.ts';
import { askService } from './ask-service.ts';

/** ORCID's public service, or the tests' stand-in. */
const service = () => process.env.ORCID_SERVICE || 'https://pub.orcid.org';

export interface OrcidWork {
  doi?: string;
  /** ORCID's own data about the work, without authors. */
  item: Item;
}

export async function worksOf(iD: string, allowed: AbortSignal): Promise<OrcidWork[]> {
  const answer = await askService(`${service()}/v3.0/${iD}/works`, allowed);
  return listIn(answer, 'group').flatMap((group) => {
    // The first summary of a group is the one that the person prefers.
    const [summary] = listIn(group, 'work-summary');
    return isItem(summary) ? [workOf(summary)] : [];
  });
}

const types: Record<string, string> = {
  'journal-article': 'article-journal',
  'conference-paper': 'paper-conference',
  'conference-abstract': 'paper-conference',
  'conference-poster': 'speech',
  'conference-presentation': 'speech',
  'lecture-speech': 'speech',
  preprint: 'article',
  'working-paper': 'report',
  report: 'report',
  'technical-standard': 'standard',
  'book-chapter': 'chapter',
  book: 'book',
  'edited-book': 'book',
  'dissertation-thesis': 'thesis',
  dissertation: 'thesis',
  'data-set': 'dataset',
  software: 'software',
  patent: 'patent',
};

function workOf(summary: Item): OrcidWork {
  const identifiers = listIn(summary['external-ids'], 'external-id').filter(isItem);
  // Other identifiers belong to the volume or to another version of the work.
  const own = identifiers.filter((each) => (each['external-id-relationship'] ?? 'self') === 'self');
  const numberOf = (type: string) =>
    own
      .map((each) => (each['external-id-type'] === type ? textIn(each['external-id-value']) : ''))
      .find(Boolean);
  const doi = withoutDoiPrefix(numberOf('doi') ?? '');
  const date = isItem(summary['publication-date']) ? summary['publication-date'] : {};
  const parts = ['year', 'month', 'day'].map((part) => Number(valueIn(date[part]))).filter(Boolean);
  const type = textIn(summary.type);
  const title = isItem(summary.title) ? summary.title : {};
  const arxiv = numberOf('arxiv');
  const url = valueIn(summary.url);
  const item: Item = {
    type: types[type] ?? 'document',
    title: [valueIn(title.title), valueIn(title.subtitle)].filter(Boolean).join(': '),
    'container-title': valueIn(summary['journal-title']),
    issued: { 'date-parts': [parts] },
    PMID: numberOf('pmid'),
    ISBN: numberOf('isbn'),
    ...(type === 'conference-poster' && { genre: 'Poster' }),
    ...(isWebAddress(url) && { URL: url }),
    ...(arxiv && { custom: { archive: 'arxiv', eprint: arxiv } }),
  };
  return isDoi(doi) ? { doi, item: { ...item, DOI: doi } } : { item };
}

function listIn(value: unknown, name: string): unknown[] {
  const list = isItem(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function valueIn(value: unknown): string {
  return isItem(value) ? textIn(value.value) : '';
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
